export interface paths {
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with an e-mail address and a password
         * @description An account with a second factor needs a `code` too. Without it, or with a wrong one, the response is 401 with `secondFactor` in its
         *     problem. With a wrong password the response is another one.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the access token by the refresh token */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends every session of the account, and begins a new one. It needs a `code` as `logIn` does.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a link once, for a new account or a new password, and log in
         * @description A link for a new password takes the e-mail address of its account and ends the account's sessions. Where the account has an authenticator
         *     app that the link does not remove, it asks for a `code` as `logIn` does.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/invitation/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link is for, without using it
         * @description The token is in the body, which no log has.
         */
        post: operations["findInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the options of a passkey for a new account, instead of a password
         * @description The browser makes a passkey with them, and `acceptInvitation` takes it within 5 minutes. The link stays unused until then.
         */
        post: operations["beginInvitedPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the options of a log-in with a passkey
         * @description The challenge in them is valid once, for 5 minutes.
         */
        post: operations["beginPasskeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description The authenticator has verified its user, so the log-in needs neither a password nor a code. The response names the account.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a refresh token */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/populateCache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import players, byes, ids and NFL teams */
        get: operations["populateCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/populateRookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import the season's rookies */
        get: operations["populateRookies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/PopulateFullLeagueYearData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import every year of the leagues' history */
        get: operations["populateFullLeagueYearData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/PopulateLastSeasonsRoster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import last season's final rosters as keeper candidates */
        get: operations["populateLastSeasonsRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/RefreshKeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refresh the keepers */
        get: operations["refreshKeepers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/RefreshRosters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refresh the rosters */
        get: operations["refreshRosters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/RefreshStandings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refresh the standings */
        get: operations["refreshStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/UpdateLeagueYearData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import the current year of the leagues' history */
        get: operations["updateLeagueYearData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetNflPlayerRankings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import the NFL player rankings */
        get: operations["getNflPlayerRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/SetFantasyProsPlayerIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Match players with the rankings provider's ids */
        get: operations["setFantasyProsPlayerIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/loadNewFantasyProsFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the newest rankings file of the import folder */
        get: operations["loadNewFantasyProsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/updateHistoricalTeamWeekData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import team and player scores by week */
        get: operations["updateHistoricalTeamWeekData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/populateLeagueDraftOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import the draft order */
        get: operations["populateLeagueDraftOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/sleeperUpdateLeagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import Sleeper's leagues */
        get: operations["sleeperUpdateLeagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/sleeperUpdatePlayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import Sleeper's players */
        get: operations["sleeperUpdatePlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/sleeperHistoricalTeamWeekData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import Sleeper's scores by week */
        get: operations["sleeperHistoricalTeamWeekData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/createNewSeason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roll the leagues over to a new season */
        get: operations["createNewSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetRuns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last maintenance runs, newest first
         * @description The newest 100, a row for each league of a call. Nothing is written.
         */
        get: operations["getRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetActiveRuns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The maintenance calls in the queue, newest first
         * @description Those that wait, run, or ended within the last hour. Nothing is written.
         */
        get: operations["getActiveRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetUnmatchedPlayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unmatched players of the last run of each call
         * @description Players with an alias saved since then are left out. Nothing is written.
         */
        get: operations["getUnmatchedPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/SaveAlias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the player that an unmatched name means, from the next import on
         * @description It replaces an earlier alias of the same name.
         */
        post: operations["saveAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/PreviewPlayerFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What loading a ranking or rookies file would change; nothing is stored */
        post: operations["previewPlayerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/LoadPlayerFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load a ranking or rookies file
         * @description Its figures take precedence over those that hosts send.
         */
        post: operations["loadPlayerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the leagues of live hosts were read, and when they are read next
         * @description Leagues that come from no host, or from recorded responses, are not on the schedule.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetSecurityLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 200 security events, the newest first */
        get: operations["getSecurityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetAccountRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules for accounts */
        get: operations["getAccountRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/SetAccountRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the rules for accounts
         * @description What is left out stays as it is. An admin who requires a second factor must have one.
         */
        post: operations["setAccountRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/SetPace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set how often a league is read */
        post: operations["setPace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/SyncLeague": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue all that the schedule reads of a league, also of a paused one
         * @description With `season`, which must be one of the league's at its host, it queues a read of all weeks, the standings and the final positions of
         *     that season instead, also if the season is over. With `week` too, only of that week, the standings and the final positions.
         */
        post: operations["syncLeague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetFailedJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs that failed at every attempt, and have not succeeded since
         * @description One for each resource of a league. Nothing is written.
         */
        get: operations["getFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/RetryFailedJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queue a failed job again, with all its attempts */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/DiscardFailedJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard a failed job */
        post: operations["discardFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetAliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The aliases that people gave, newest first
         * @description Nothing is written.
         */
        get: operations["getAliases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/RemoveAlias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an alias, from the next import on
         * @description Also removes the ids that imports linked to the player through this alias.
         */
        post: operations["removeAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/GetNewSeasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leagues whose newest season `createNewSeason` created, and whether it can be taken back
         * @description Newest first. Seasons created before this was recorded are left out. Nothing is written.
         */
        get: operations["getNewSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Admin/TakeBackNewSeason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a league's newest season
         * @description The league is again as it was before `createNewSeason`: its season, teams, rosters, standings and draft, all or nothing.
         *     Refused with 400 once the season has keepers, entered trades, picked players or weekly scores.
         */
        post: operations["takeBackNewSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leagues by name, for an admin */
        get: operations["getLeagues"];
        put?: never;
        /**
         * Start to add a league of a host, or become its commissioner
         * @description The league is read by a job of the queue, the newest season first: all of that season is added, or nothing. `getAdditions` has its
         *     progress. A caller who is no admin needs the right (`mayAddLeagues`), as for the calls that find leagues, and a `proof`: its code has to
         *     be in its place on the host, which is read afresh. The caller becomes the league's commissioner, at once if the league is here
         *     already (`isAdded`).
         */
        post: operations["addLeague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public leagues, by name */
        get: operations["getDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a league's commissioner sets */
        get: operations["getLeagueSettings"];
        /** Change a league's settings */
        put: operations["setLeagueSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/AcceptDrop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repeat a read that was refused because it would remove most of the rows, and remove them
         * @description Keeper marks, trades and owners' names that people entered stay.
         */
        post: operations["acceptDrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a league with all its data
         * @description It cannot be undone. The league can be imported again from its host, without entered data. The record of its runs stays.
         */
        post: operations["removeLeague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is stored of a league */
        get: operations["exportLeague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide the demo leagues
         * @description They are those that came with the installation.
         */
        put: operations["setDemoLeagues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leagues that the account adds, newest first
         * @description Those started within the last hour, and those with waiting past seasons.
         */
        get: operations["getAdditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/Find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A league as its host has it
         * @description Nothing is written.
         */
        get: operations["findHostLeague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/OfUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leagues of a user of Sleeper in a season
         * @description Nothing is written.
         */
        get: operations["findLeaguesOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Leagues/HostKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store the API key of a private league of MyFantasyLeague
         * @description The key opens the exports of one league and season. It is stored once the host accepts it: encrypted, in place of the one before, and no
         *     response contains it.
         */
        put: operations["saveHostKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's account and its rights */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is logged in */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End one of the caller's sessions, or all others */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller's account has a second factor */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of an account that has passkeys only
         * @description Within 10 minutes after a log-in. The account keeps its passkeys and sessions.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SecondFactor/Begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description Nothing is on until a code of it is confirmed, within an hour. The secret takes the place of an earlier one that was not confirmed,
         *     and no later response has it.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SecondFactor/TurnOn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on, by a code of the new secret
         * @description From then on a log-in needs a code. No later response has the recovery codes.
         */
        post: operations["turnOnSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SecondFactor/RecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes with ten new ones
         * @description No later response has them. `code` may be one of those before.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SecondFactor/TurnOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off
         * @description Its secret and its recovery codes are deleted.
         */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's passkeys */
        get: operations["getPasskeys"];
        /** Name one of the caller's passkeys */
        put: operations["renamePasskey"];
        /**
         * Add a passkey that the browser made with the options of `beginPasskey`
         * @description This session counts as one begun with a passkey from then on.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Passkeys/Begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the options of a new passkey
         * @description The challenge in them is valid once, for 5 minutes. The caller is verified by the password, and by a code where the account has an
         *     authenticator app; without a password, by a log-in of the last 10 minutes.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Passkeys/Remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one of the caller's passkeys
         * @description The caller is verified as for a new one. The last passkey of an account without a password cannot be removed.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open links that the caller made; an admin sees everyone's */
        get: operations["getInvitations"];
        put?: never;
        /**
         * Make a link that adds an account once, within seven days
         * @description A commissioner invites members and commissioners to the own leagues.
         */
        post: operations["createInvitation"];
        /** Withdraw an open link */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invitations/PasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that sets an account's password once, within 24 hours
         * @description It replaces an earlier one for the same account.
         */
        post: operations["createPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts, by e-mail address */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/Rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the role of an account, its leagues and its teams
         * @description The last admin stays an admin, and callers cannot change their own role.
         */
        post: operations["setRights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/EndSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an account out of every browser
         * @description Of the caller's own account the session of this call stays.
         */
        post: operations["endAccountSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/Remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an account, once its e-mail address was typed
         * @description The last admin and the caller stay.
         */
        post: operations["removeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Draft/GetDraftOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft order of a league, round by round */
        get: operations["getDraftOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Draft/GetDraftPick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A pick of a draft with its trades */
        get: operations["getDraftPick"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Draft/GetFuturePicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The owners of the picks of the drafts to come
         * @description From the first season whose draft has no order yet. Where the host lists no picks of later drafts, the seasons of entered trades,
         *     with a pick a round of each team.
         */
        get: operations["getFuturePicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/PointsByYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scores of every team of a league in a year */
        get: operations["pointsByYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/PointsByYearTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's scores week by week */
        get: operations["pointsByYearTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/PointsByYearTeamWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players' scores of a team in one week */
        get: operations["pointsByYearTeamWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/SleeperPointsByYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scores of every team of a Sleeper league in a year */
        get: operations["sleeperPointsByYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/SleeperPointsByYearTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Sleeper team's scores week by week */
        get: operations["sleeperPointsByYearTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/SleeperPointsByYearTeamWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players' scores of a Sleeper team in one week */
        get: operations["sleeperPointsByYearTeamWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/History/GetMatchup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's game of a week, with both line-ups */
        get: operations["getMatchup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetLeague": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standings of a league */
        get: operations["getLeague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetSearchIndex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a search in a league finds, which the application searches itself */
        get: operations["getSearchIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetKeeperRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A league's own rules for keepers, for the season that its draft prepares */
        get: operations["getKeeperRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/SetKeeperRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a league's rules for keepers, or see what they would change
         * @description The rules are for the season that the draft prepares and for later ones, until they change. Earlier seasons keep theirs. Keeper
         *     marks that the new rules refuse stay; the response lists them. Rules with `isHidden` hide all marks until their deadline, or until
         *     rules without it are set.
         */
        post: operations["setKeeperRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetKeeperDesk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each player of a team costs as a keeper, and the team's best set */
        get: operations["getKeeperDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetOwnKeeperDesk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What getKeeperDesk has, with the team's hidden marks, for its owners
         * @description While the league's rules hide keepers, no other call has marks. A league's commissioner or an admin who does not own the team is
         *     refused.
         */
        get: operations["getOwnKeeperDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetKeeperChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which keepers the teams have chosen, and who is expected in the draft's first rounds */
        get: operations["getKeeperChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/TakeHostKeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the keeper marks of a league equal to the host's
         * @description Every mark that it sets or removes stands in the changes of the league's keepers. The league's rules do not refuse it.
         */
        post: operations["takeHostKeepers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetKeeperHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which players the teams kept in each season, and what they cost */
        get: operations["getKeeperHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetDepthChart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every team's players by position */
        get: operations["getDepthChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetKeeperBreakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts and averages of every team's keepers */
        get: operations["getKeeperBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetRosterBreakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts and averages of every team's roster */
        get: operations["getRosterBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetLeagueYears": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a league, year by year */
        get: operations["getLeagueYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games of a week, played or to come */
        get: operations["getGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetBracket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The play-offs of a season as a bracket */
        get: operations["getBracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetTeamSeason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's games of a season, played and to come, and its places */
        get: operations["getTeamSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a league, as its host has them */
        get: operations["getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transactions of a season or of all, as its host has them, and its drafted and kept players */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetAvailablePlayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players that no team of the league has */
        get: operations["getAvailablePlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetPlayer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player, and the team of the league that has him */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetPlayerStory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a league's stored seasons have of a player */
        get: operations["getPlayerStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetAllTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The records of a league's teams over all seasons, or of one team against each other */
        get: operations["getAllTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best and the worst of all seasons of a league */
        get: operations["getRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetWeekRosters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every team's players in a week, with their slots and how the teams got them */
        get: operations["getWeekRosters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/League/GetSleeperLeague": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standings of a Sleeper league */
        get: operations["getSleeperLeague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreDraftTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pick trades before a year's draft, and the options for a new one */
        get: operations["getPreDraftTrades"];
        /**
         * Correct an entered trade
         * @description The trade is taken back and the body entered in its place, or neither: the body follows the rules of a new trade.
         *     Refused with 400 while a later trade depends on it. The history keeps both.
         */
        put: operations["replacePreDraftTrade"];
        /**
         * Enter a trade of two picks
         * @description `pickFromTeamId` gives pick `pickFrom` of round `roundFrom` to `pickToTeamId` and gets pick `pickTo` of round `roundTo`.
         *     Each pick must be held by the team that gives it, and `date` lies between January 1 of the year of the league's last draft and
         *     tomorrow; otherwise 400 names the field.
         */
        post: operations["createPreDraftTrade"];
        /**
         * Take back an entered trade
         * @description Refused with 400 while a later trade depends on it, and after the draft. The history keeps it.
         */
        delete: operations["takeBackPreDraftTrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreDraftTrades/Picks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picks that each team can trade now
         * @description The picks of the year's draft, unless it is over, and those of the next three seasons, which have no draft order yet. The host lists
         *     the latter, or each team has a pick a round.
         */
        get: operations["getTradablePicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreDraftTrades/Several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter or correct a trade of several picks, or see what it would change
         * @description Each team gives up to 12 picks, which it holds on the day of the trade; one of the two may give none. With `tradeId` that entered
         *     trade is taken back and this one entered in its place, or neither. A refused pick is named by its side and index, such as
         *     `fromPicks.2`. takeBackPreDraftTrade takes the trade back.
         */
        post: operations["createPickTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreDraftTrades/Entered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trades that people entered before a year's draft, newest first, those taken back among them */
        get: operations["getEnteredTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Rookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rookies of a year */
        get: operations["getRookies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of a league of either provider */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetKeeperChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who marked keepers of the league's season, newest first, at most 500 */
        get: operations["getKeeperChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's players */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/TeamSetKeeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Toggle or set a player's keeper mark
         * @description A GET that writes. Refused with 403 while the league has no manual keepers, with 409 where its rules for keepers refuse the mark.
         *     While keepers are hidden, only the team's owner may set them, and sees them in the response.
         */
        get: operations["teamSetKeeper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetTeamProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's profile */
        get: operations["getTeamProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetSleeperTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Sleeper team's players */
        get: operations["getSleeperTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetSleeperTeamProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Sleeper team's profile */
        get: operations["getSleeperTeamProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/SleeperTeamSetKeeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Toggle or set the keeper mark of a Sleeper team's player
         * @description A team of a Sleeper league is named by the league's and its user's id. Without `leagueId`, all leagues are
         *     changed in which that user has the player and that allow manual keepers; none if one of them refuses the mark.
         */
        put: operations["sleeperTeamSetKeeper"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which leagues change, as server-sent events
         * @description An endless stream. Each event's data is a `Change` as JSON. A comment line every 25 seconds keeps the
         *     connection open. With a ticket of an account, the stream also has the changes of its members-only leagues, and an event of the
         *     type `runs`, without data, when a run of the queue starts, progresses or ends. Every stream has an event of the type `leagues`,
         *     without data, when the public leagues or their names have changed.
         *
         *     A network and a process have a limited number of streams. Without a free place the response is 204 where the request accepts
         *     `text/event-stream`, as `EventSource` does, which then does not reconnect; else 429. Poll meanwhile.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Events/Ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket to open the event stream as an account
         * @description A browser's `EventSource` sends no token. The ticket opens one stream within a minute, and nothing else.
         */
        get: operations["getEventTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is ready to serve */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example 132
         * @example 620000000000000149
         */
        LeagueId: string;
        /**
         * @example 13204
         * @example 610000000000000112
         */
        TeamId: string;
        /**
         * @example 4034
         * @example KC
         */
        PlayerId: string;
        /** @example 17 */
        TradeId: string;
        /** @example 2025 */
        Year: number;
        /** @example 7 */
        Week: number;
        /**
         * @description Number of a draft in its season, from 1, oldest first.
         * @example 1
         */
        DraftNumber: number;
        /** @example 3 */
        Round: number;
        /**
         * @description Number of a pick inside its round, from 1.
         * @example 11
         */
        PickInRound: number;
        /**
         * Format: date
         * @description A calendar day, in the time zone that the field names.
         * @example 2026-08-14
         */
        Date: string;
        /**
         * @description ISO 8601; without a zone it is UTC.
         * @example 2026-08-20T06:15:00Z
         */
        DateTime: string;
        /**
         * @description Fantasy points, up to three decimals; most leagues have two.
         * @example 1754.5
         */
        Points: number;
        /**
         * @description QB, RB, WR, TE, K, DEF, or a host's code for any other position.
         * @example WR
         */
        Position: string;
        /**
         * @description 1 to 6 for QB, RB, WR, TE, K, DEF; 7 for any other.
         * @example 3
         */
        PositionSortOrder: number;
        /**
         * @description Code of the NFL team (33 codes, with both LA and LAR); null without one.
         * @example KC
         */
        NflTeam: string | null;
        /**
         * @description Absolute address of an image, or a path on the API base.
         * @example /avatars/13204.svg
         */
        Avatar: string | null;
        LogInRequest: {
            /** @example commissioner@example.com */
            userEmail: string;
            /** @example correct horse battery staple */
            password: string;
            code?: components["schemas"]["LogInCode"];
        };
        PasswordChange: {
            /** @example commissioner@example.com */
            userEmail: string;
            /**
             * @description The current password.
             * @example correct horse battery staple
             */
            password: string;
            /** @example incorrect mule battery staple */
            newPassword: string;
            code?: components["schemas"]["LogInCode"];
        };
        NewPassword: {
            /** @example incorrect mule battery staple */
            newPassword: string;
        };
        /**
         * @description Six digits of the authenticator app, or a recovery code. Spaces, hyphens and case are ignored.
         * @example 492039
         */
        LogInCode: string;
        RefreshTokenRequest: {
            /** @example qmZ0Yx0-example */
            token: string;
            /** @example commissioner@example.com */
            userEmail: string;
        };
        TokenResponse: {
            /** @example eyJhbGciOiJIUzI1NiJ9.e30.example */
            accessToken: string;
            accessTokenExpiration: components["schemas"]["DateTime"];
            /** @example qmZ0Yx0-example */
            refreshToken: string;
            refreshTokenExpiration: components["schemas"]["DateTime"];
            serverTime: components["schemas"]["DateTime"];
            /**
             * @description Whose session it is, after a log-in with a passkey. Left out otherwise.
             * @example commissioner@example.com
             */
            userEmail?: string;
            /**
             * @description The password was generated; until it is changed writes get a 403. Left out when it need not be.
             * @example true
             */
            mustChangePassword?: boolean;
            /**
             * @description The account lacks a second factor that is required; until it is set up writes get a 403. Left out otherwise.
             * @example true
             */
            mustSetUpSecondFactor?: boolean;
        };
        AdminRun: {
            /** @example refreshRosters */
            call: string;
            startedAt: components["schemas"]["DateTime"];
            /** @description Null while the run waits or is running; GetActiveRuns has its progress. */
            endedAt: components["schemas"]["DateTime"] | null;
            /**
             * @description The run's id where it is in the queue.
             * @example 0b5c1f6e-8f0e-4c41-9a55-2f1f3a2f6c11
             */
            run?: string;
            /**
             * @description The chosen league's id; 0 for all.
             * @example 0
             */
            chosen?: string;
            /** @example admin@example.com */
            startedBy?: string;
            /**
             * @description How many leagues it is about.
             * @example 7
             */
            total?: number;
            /**
             * @description How many of them have ended.
             * @example 2
             */
            done?: number;
            /**
             * @description How many of them have failed.
             * @example 0
             */
            failed?: number;
            /** @description The leagues that have ended, 100 at most; those that failed come first. */
            leagues: components["schemas"]["AdminLeagueRun"][];
        };
        AdminLeagueRun: {
            /**
             * @description Null for a call that is not about leagues.
             * @example 132
             */
            leagueId: string | null;
            /** @example Global League */
            leagueName: string | null;
            /** @description Null where there is no such league. */
            provider: components["schemas"]["Provider"] | null;
            /**
             * @description Rows written.
             * @example 168
             */
            rows: number;
            /**
             * @description Rows that were up to date.
             * @example 12
             */
            skipped: number;
            /** @description Names of players or teams that could not be matched. */
            unmatched: string[];
            /** @example 0.42 */
            seconds: number;
            /**
             * @description Why this league failed; null when it did not.
             * @example null
             */
            error: string | null;
            /**
             * @description Why there was nothing to do; null when there was.
             * @example null
             */
            note?: string | null;
        };
        MaintenanceRun: {
            /** @example 417 */
            id: number;
            /**
             * @description The call's operationId.
             * @example refreshRosters
             */
            call: string;
            /**
             * @description Null for a call that is not about leagues.
             * @example 132
             */
            leagueId: string | null;
            /** @example Global League */
            leagueName: string | null;
            /** @description Null where there is no such league. */
            provider: components["schemas"]["Provider"] | null;
            /**
             * @description E-mail address of who made the call.
             * @example admin@example.com
             */
            startedBy: string;
            startedAt: components["schemas"]["DateTime"];
            /** @description Null while it runs, and when its process ended before it did. */
            endedAt: components["schemas"]["DateTime"] | null;
            /**
             * @example done
             * @enum {string}
             */
            outcome: "running" | "done" | "skipped" | "failed";
            /**
             * @description Rows written.
             * @example 168
             */
            rows: number;
            /**
             * @description Rows that were up to date.
             * @example 12
             */
            skipped: number;
            /** @description Names of players or teams that could not be matched. */
            unmatched: string[];
            /** @example 0.42 */
            seconds: number;
            /**
             * @description Why there was nothing to do; null when there was.
             * @example null
             */
            note: string | null;
            /**
             * @description Why it failed; null when it did not.
             * @example null
             */
            error: string | null;
        };
        /** @description A league that is added. Once its newest season is there, it can be opened; the past seasons follow one by one. */
        Addition: {
            /**
             * @description The job that reads the newest season.
             * @example 0b9e5f8e-7c53-4f0e-9d3a-1c8f2a6b7d90
             */
            id: string;
            leagueId: components["schemas"]["LeagueId"];
            /** @example Sunday Dynasty */
            leagueName: string;
            /**
             * @description Null before the league is there.
             * @example sleeper
             * @enum {string|null}
             */
            provider: "default" | "sleeper" | null;
            startedAt: components["schemas"]["DateTime"];
            /**
             * @example done
             * @enum {string}
             */
            outcome: "running" | "done" | "failed";
            /**
             * @description What of the newest season is being read; null while nothing is.
             * @example scores of 2025, week 4 of 17
             */
            step: string | null;
            /**
             * @description Rows of the newest season.
             * @example 4168
             */
            rows: number;
            /**
             * @description Why it failed, or why the last attempt did while it is retried; null when none failed.
             * @example null
             */
            error: string | null;
            /** @description The earlier seasons, which are read later, newest first. */
            pastSeasons: {
                season: components["schemas"]["Year"];
                /**
                 * @description A failed one is read again by the schedule.
                 * @example waiting
                 * @enum {string}
                 */
                state: "waiting" | "read" | "failed";
            }[];
        };
        /**
         * @description By the NFL calendar, once a day, or never.
         * @example calendar
         * @enum {string}
         */
        SchedulePace: "calendar" | "daily" | "paused";
        PaceChange: {
            leagueId: components["schemas"]["LeagueId"];
            pace: components["schemas"]["SchedulePace"];
        };
        ScheduledLeagueChoice: {
            leagueId: components["schemas"]["LeagueId"];
            season?: components["schemas"]["Year"];
            week?: components["schemas"]["Week"];
        };
        SchedulePage: {
            total: components["schemas"]["ListTotal"];
            hasMore: components["schemas"]["HasMoreRows"];
            /**
             * @description The maximum number of leagues on a page.
             * @example 25
             */
            pageSize: number;
            leagues: components["schemas"]["ScheduledLeague"][];
        };
        ScheduledLeague: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example Harbour League */
            leagueName: string;
            /**
             * @example sleeper
             * @enum {string}
             */
            provider: "default" | "sleeper";
            season: components["schemas"]["Year"];
            /** @description Its seasons at the host, newest first. */
            seasons: components["schemas"]["Year"][];
            pace: components["schemas"]["SchedulePace"];
            /** @description When the older of its scores and rosters was read; null before both were. */
            readAt: components["schemas"]["DateTime"] | null;
            /** @description When it is read next, after the reads that go before it at the host's pace; null while it is paused, or the NFL calendar is not known. */
            nextAt: components["schemas"]["DateTime"] | null;
            /**
             * @description Whether a job of it waits or runs.
             * @example false
             */
            isQueued: boolean;
            /**
             * @description Failures in a row.
             * @example 0
             */
            failures: number;
            /**
             * @description Why the last job failed; null when it did not.
             * @example null
             */
            error: string | null;
            /**
             * @description Whether its host is paused because its leagues fail.
             * @example false
             */
            isHostDown: boolean;
            /**
             * @description Whether its settings have a drop that a person can accept.
             * @example false
             */
            hasDrop: boolean;
            differences: components["schemas"]["RecordDifferences"];
        };
        /** @description What the records of teams at the host have more or fewer than the stored weeks, in words, the newest season first; empty if they agree. `which week 3 alone explains` follows if one week does. */
        RecordDifferences: string[];
        /** @example 0b9e5f8e-7c53-4f0e-9d3a-1c8f2a6b7d90 */
        FailedJobId: string;
        FailedJobChoice: {
            jobId: components["schemas"]["FailedJobId"];
        };
        FailedJob: {
            jobId: components["schemas"]["FailedJobId"];
            /**
             * @description What it reads; `addition` adds the league.
             * @example scores
             * @enum {string}
             */
            resource: "scores" | "rosters" | "standings" | "season" | "all" | "players" | "pastSeason" | "addition";
            /**
             * @description Null for data that all leagues share.
             * @example 132
             */
            leagueId: string | null;
            /** @example Global League */
            leagueName: string | null;
            /** @description Null where there is no such league. */
            provider: components["schemas"]["Provider"] | null;
            /**
             * @description The season of a `pastSeason`; null for others.
             * @example 2024
             */
            season: number | null;
            /**
             * @description The week of a `pastSeason` that reads one week; null for others.
             * @example 7
             */
            week: number | null;
            failedAt: components["schemas"]["DateTime"];
            /**
             * @description The number of attempts.
             * @example 4
             */
            tries: number;
            /**
             * @description Why the last attempt failed.
             * @example Sleeper could not be reached.
             */
            error: string;
        };
        NewSeason: {
            /** @example 132 */
            leagueId: string;
            /** @example Global League */
            leagueName: string;
            provider: components["schemas"]["Provider"];
            /**
             * @description The season that was created.
             * @example 2026
             */
            season: number;
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description E-mail address of who created it; null when that is not known.
             * @example admin@example.com
             */
            createdBy: string | null;
            /**
             * @description Why it can no longer be taken back; null when it can.
             * @example Season 2026 has keepers and entered trades.
             */
            reason: string | null;
        };
        NewSeasonTakeBack: {
            leagueId: components["schemas"]["LeagueId"];
        };
        UnmatchedPlayer: {
            /**
             * @description As the host or the file names him.
             * @example Bam Knight
             */
            name: string;
            /**
             * @description False for a name of one of our players that is ambiguous; an alias does not help there.
             * @example true
             */
            takesAlias: boolean;
            /** @description The newest runs that could not match the player. */
            runs: components["schemas"]["UnmatchedIn"][];
            /**
             * @description The number of leagues and calls whose last run could not match the player.
             * @example 1
             */
            runCount: number;
            /** @description Names of our players who may be meant, likeliest first; at most five. */
            suggestions: string[];
        };
        UnmatchedIn: {
            /**
             * @description The call's operationId.
             * @example populateCache
             */
            call: string;
            /** @example null */
            leagueName: string | null;
            startedAt: components["schemas"]["DateTime"];
        };
        PlayerFile: {
            /**
             * @description The file's name; a year in it is the season.
             * @example FantasyPros_2026_Dynasty_ALL_Rankings.csv
             */
            name: string;
            /**
             * @description Takes precedence over the year in the name. Without either, the newest season of all leagues.
             * @example 2026
             */
            season?: number;
            /**
             * @description The content, as CSV with a header.
             * @example RK,PLAYER NAME
             */
            text: string;
            /** @description Confirms the `question` of the preview. Without it, a file with a question is refused. */
            acceptFewer?: boolean;
        };
        PlayerFilePreview: {
            /**
             * @description What the file is.
             * @example Dynasty ranking of FantasyPros
             */
            title: string;
            /** @description The seasons that the file is of. */
            seasons: components["schemas"]["Year"][];
            /**
             * @description The rows of the file.
             * @example 473
             */
            rows: number;
            /**
             * @description Those of known players.
             * @example 470
             */
            matched: number;
            /** @description The names of unknown players; their rows are left out. */
            unmatched: string[];
            /** @description What else is left out, and why. */
            messages: string[];
            /**
             * @description What must be confirmed (`acceptFewer`) to load the file: it has fewer than half of the players whose figures it replaces. Null if nothing must be.
             * @example draft_2026.csv has only 30 of the 473 players with a rank in 2026: the other 443 would have none
             */
            question: string | null;
            /** @description The figures that the file takes the place of. */
            replaces: string[];
            /**
             * @description How many players and teams change.
             * @example 430
             */
            changed: number;
            /** @description The first of them. */
            changes: {
                /**
                 * @description The player or NFL team.
                 * @example Josh Allen
                 */
                name: string;
                /**
                 * @description What is stored.
                 * @example 2026: rank 4
                 */
                before: string | null;
                /**
                 * @description What would be stored.
                 * @example 2026: rank 1
                 */
                after: string | null;
            }[];
        };
        AliasCreate: {
            /**
             * @description The name as a run reported it.
             * @example Bam Knight
             */
            name: string;
            /**
             * @description The name of one of our players.
             * @example Zonovan Knight
             */
            player: string;
        };
        Alias: {
            /**
             * @description As the host or the file names him.
             * @example Bam Knight
             */
            name: string;
            /**
             * @description The player who is meant.
             * @example Zonovan Knight
             */
            player: string;
            /**
             * @description The host, if the name is a host's player id; null for a name, which applies to all hosts and files.
             * @example MyFantasyLeague
             */
            platform: string | null;
            /** @description Null for an alias from before this was recorded. */
            givenAt: components["schemas"]["DateTime"] | null;
            /**
             * @description E-mail address; null likewise, and for an alias of the command line.
             * @example admin@example.com
             */
            givenBy: string | null;
        };
        AliasRemove: {
            /**
             * @description The name as in the list.
             * @example Bam Knight
             */
            name: string;
        };
        /**
         * @description The host, where `league` is an id. An address names its host itself.
         * @example sleeper
         * @enum {string}
         */
        HostPlatform: "sleeper" | "mfl";
        /**
         * @description The league's id on its host, or the address of one of its pages there.
         * @example 620000000000000149
         */
        HostAddress: string;
        LeagueCreate: {
            platform: components["schemas"]["HostPlatform"];
            league: components["schemas"]["HostAddress"];
            /** @description The season that an id of MyFantasyLeague is of; without it the newest season of all leagues. */
            season?: components["schemas"]["Year"];
            /** @description Who reads the league; without it its members for a private league, else anyone. */
            visibility?: components["schemas"]["LeagueVisibility"];
        };
        HostKey: {
            league: components["schemas"]["HostAddress"];
            /** @description The season that the id and the key are of; without it the newest season of all leagues. */
            season?: components["schemas"]["Year"];
            /** @example aRFqNkUuFGGJ1DM0wk */
            apiKey: string;
        };
        HostLeague: {
            /** @description The id that the league has, or gets, here; for an account that needs a proof and cannot see it here, that of its host. */
            leagueId: components["schemas"]["LeagueId"];
            /**
             * @example sleeper
             * @enum {string}
             */
            provider: "default" | "sleeper";
            /**
             * @description Without codes that prove who runs the league.
             * @example Sunday Dynasty
             */
            name: string;
            season: components["schemas"]["Year"];
            teams: string[];
            /** @description The rules of the league, as far as the host has them. */
            rules?: components["schemas"]["RuleLine"][];
            /**
             * @description Whether the league is here already and the account can see it.
             * @example false
             */
            isAdded: boolean;
            /**
             * @description Whether its host opens it with an API key.
             * @example false
             */
            isPrivate: boolean;
            proof?: components["schemas"]["LeagueProof"];
            /** @description When the call began. A run that it started is not older. */
            askedAt: components["schemas"]["DateTime"];
        };
        /** @description How the account shows that it runs the league; absent for an admin and for the league's commissioner. */
        LeagueProof: {
            /**
             * @description Of this account and league, always the same, and of no use to others.
             * @example sideline-3kw7hq2a
             */
            code: string;
            /**
             * @description Where it goes on the host.
             * @example the league’s name on MyFantasyLeague
             */
            place: string;
        };
        /** @example global */
        LeagueSearch: string;
        LeaguePage: {
            total: components["schemas"]["ListTotal"];
            hasMore: components["schemas"]["HasMoreRows"];
            /**
             * @description The maximum number of leagues on a page.
             * @example 20
             */
            pageSize: number;
            leagues: components["schemas"]["ManagedLeague"][];
            /**
             * @description The number of leagues that came with the installation, found or not.
             * @example 10
             */
            demos: number;
            /**
             * @description Whether anyone reads one of those.
             * @example true
             */
            areDemosShown: boolean;
        };
        ManagedLeague: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example Global League */
            leagueName: string;
            /**
             * @example default
             * @enum {string}
             */
            provider: "default" | "sleeper";
            season: components["schemas"]["Year"];
            visibility: components["schemas"]["LeagueVisibility"];
            /**
             * @description Whether it came with the installation.
             * @example true
             */
            isDemo: boolean;
        };
        /**
         * @description The platform that hosts a league.
         * @example default
         * @enum {string}
         */
        Provider: "default" | "sleeper";
        /** @example global */
        DirectorySearch: string;
        /** @example 1 */
        PageNumber: number;
        DirectoryLeague: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example Global League */
            leagueName: string;
            provider: components["schemas"]["Provider"];
            season: components["schemas"]["Year"];
            /**
             * @description Whether it came with the installation.
             * @example true
             */
            isDemo: boolean;
        };
        /**
         * @description The number of rows on all pages, counted to 500, or to the page after this one.
         * @example 10
         */
        ListTotal: number;
        /**
         * @description Whether there are more rows than the total.
         * @example false
         */
        HasMoreRows: boolean;
        Directory: {
            total: components["schemas"]["ListTotal"];
            hasMore: components["schemas"]["HasMoreRows"];
            /**
             * @description The maximum number of leagues on a page.
             * @example 24
             */
            pageSize: number;
            leagues: components["schemas"]["DirectoryLeague"][];
        };
        DemoLeaguesChange: {
            /**
             * @description Whether anyone reads them; else they are for members only.
             * @example true
             */
            areShown: boolean;
        };
        /** @example a-ticket.of-an-account.signed */
        EventTicket: string;
        /**
         * @description Who reads the league: anyone, or only its members. Its members are the accounts that have the league or a team of it, and admins. To anyone
         *     else a league of members does not exist.
         * @example public
         * @enum {string}
         */
        LeagueVisibility: "public" | "members";
        SettingsChange: {
            at: components["schemas"]["DateTime"];
            /**
             * @description E-mail address; null for a command, and for an account that was removed.
             * @example commissioner@example.com
             */
            by: string | null;
            /** @example read by: anyone → members */
            what: string;
        };
        LeagueSettings: {
            /** @description Up to ten changes of the settings, the newest first. */
            changes: components["schemas"]["SettingsChange"][];
            leagueId: components["schemas"]["LeagueId"];
            /**
             * @description The name that pages show.
             * @example Global League
             */
            leagueName: string;
            /**
             * @description The name on the league's host; null while it was never read.
             * @example Global League 2026
             */
            hostName: string | null;
            /**
             * @example default
             * @enum {string}
             */
            provider: "default" | "sleeper";
            /**
             * @description Whether keepers are marked here until the season's draft.
             * @example true
             */
            manualKeepersEnabled: boolean;
            visibility: components["schemas"]["LeagueVisibility"];
            /** @description How often the schedule reads the league; null for a league that is not on it. */
            pace: components["schemas"]["SchedulePace"] | null;
            /** @description Why the league cannot be read; null while it can. */
            syncProblem: components["schemas"]["SyncProblem"] | null;
            /** @description The teams of today, by name. */
            teams: components["schemas"]["TeamOwner"][];
            /** @description What was not imported because the host has less than half of the stored rows. */
            drops: components["schemas"]["RefusedDrop"][];
            differences: components["schemas"]["RecordDifferences"];
        };
        SyncProblem: {
            /** @description When it was last read; null for never. */
            since: components["schemas"]["DateTime"] | null;
            /** @example MyFantasyLeague gives no rosters of league 54321 in 2026. */
            reason: string;
        };
        RefusedDrop: {
            /**
             * @description The maintenance call or the job of the schedule.
             * @example syncRosters
             */
            call: string;
            at: components["schemas"]["DateTime"];
            /**
             * @description What the host has and what is stored.
             * @example Sleeper's league/620000000000000149/rosters has only 3 rows, but 168 are stored.
             */
            reason: string;
            /**
             * @description Whether it was accepted and waits to be read again.
             * @example false
             */
            isQueued: boolean;
        };
        DropChoice: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example syncRosters */
            call: string;
        };
        TeamOwner: {
            teamId: components["schemas"]["TeamId"];
            /** @example Sample Steelers */
            teamName: string;
            /**
             * @description The owner's name on the league's host.
             * @example avery01
             */
            hostOwnerName: string | null;
            /**
             * @description The owner's name that was entered here, which pages show instead; null without one.
             * @example Avery Miller
             */
            ownerName: string | null;
        };
        /**
         * @description A league's rules for keepers. `cost` says which of the figures below it count:
         *
         *     - `draftRound`: the round he was drafted in, `roundsPerYear` earlier for each year kept, not before `earliestRound`
         *     - `adp`: the round of his average draft position
         *     - `fixedRounds`: the rounds of `fixedRounds`, for the team's keepers by their ranks
         *     - `auction`: the price he was bought for, and `pricePerYear` for each year kept
         *
         *     A player who was not drafted costs `undraftedRound` or `undraftedPrice` in his first year.
         */
        KeeperRules: {
            /** @enum {string} */
            cost: "draftRound" | "adp" | "fixedRounds" | "auction";
            /** @example 1 */
            roundsPerYear: number;
            /** @example 1 */
            earliestRound: number;
            /** @example 10 */
            undraftedRound: number;
            fixedRounds: number[];
            /** @example 5 */
            pricePerYear: number;
            /** @example 5 */
            undraftedPrice: number;
            /**
             * @description Which of the team's next picks a keeper costs if it has none of his round left.
             * @enum {string}
             */
            sameRound: "earlier" | "later";
            /**
             * @description Whether a player's years follow him in a trade.
             * @enum {string}
             */
            afterTrade: "follow" | "restart";
            /**
             * @description Whether round and years follow a player who is claimed.
             * @enum {string}
             */
            afterClaim: "follow" | "restart";
            /** @description A team's most keepers; null for the host's limit. */
            keepers: number | null;
            /** @description The most keepers of a position. */
            positions: {
                /** @example QB */
                position: string;
                /** @example 1 */
                keepers: number;
            }[];
            /** @description The most years in a row; null for no limit. */
            years: number | null;
            /** @description Whether who was drafted in the first round may be kept. */
            keepsFirstRounders: boolean;
            /**
             * Format: date-time
             * @description The instant until which marks may be changed; null for the draft.
             * @example 2026-08-25T22:00:00Z
             */
            deadline: string | null;
            /**
             * @description In which the deadline is shown. An IANA name.
             * @example America/New_York
             */
            timeZone: string;
            /**
             * @description Whether only a team's owners see its marks until the deadline. Needs one.
             * @example true
             */
            isHidden?: boolean;
        };
        LeagueKeeperRules: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            /** @description Null without rules of the league's own. */
            rules: components["schemas"]["KeeperRules"] | null;
            /**
             * @description The rules as sentences.
             * @example [
             *       "A keeper costs the round he was drafted in."
             *     ]
             */
            words: string[];
        };
        KeeperRulesChange: {
            leagueId: components["schemas"]["LeagueId"];
            /** @description Left out for no rules of the league's own. */
            rules?: components["schemas"]["KeeperRules"];
            /**
             * @description Saves nothing.
             * @example true
             */
            isTrial?: boolean;
        };
        KeeperRulesEffects: {
            season: components["schemas"]["Year"];
            rules: components["schemas"]["KeeperRules"] | null;
            words: string[];
            /** @description Those for whose keepers something changes. */
            teams: {
                teamId: components["schemas"]["TeamId"];
                /** @example Amber Otters */
                teamName: string;
                /** @description The keepers who cost something else than before. */
                changed: {
                    playerId: components["schemas"]["PlayerId"];
                    /** @example Josh Allen */
                    playerName: string;
                    before: components["schemas"]["KeeperCost"];
                    after: components["schemas"]["KeeperCost"];
                }[];
                /**
                 * @description What the rules refuse of the team's marks.
                 * @example [
                 *       "3 of 2 keepers"
                 *     ]
                 */
                refused: string[];
            }[];
        };
        KeeperCost: {
            /**
             * @description The round that the rules name; null in an auction.
             * @example 7
             */
            round: number | null;
            /**
             * @description The very pick; null before the draft has an order, in an auction, and if it is unpaid.
             * @example 7.04
             */
            pick: string | null;
            /**
             * @description Whether the team has no pick left for him; absent if it has.
             * @example true
             */
            isUnpaid?: boolean;
            /**
             * @description At an auction.
             * @example 12
             */
            price: number | null;
        };
        /** @description A player of a team, and what he costs as a keeper beside those who are marked. */
        DeskPlayer: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Josh Allen */
            playerName: string;
            /** @example QB */
            position: string;
            /** @example BUF */
            nflTeam: string | null;
            isKeeper: boolean;
            cost: components["schemas"]["KeeperCost"];
            /**
             * @description The round of his average draft position.
             * @example 4
             */
            marketRound: number | null;
            /**
             * @description By how many rounds the market is earlier than the pick that he costs.
             * @example 3
             */
            surplus: number | null;
            /** @description Until now. */
            yearsKept: number;
            /** @description From now on; null without a limit. */
            yearsLeft: number | null;
            nextCost: components["schemas"]["KeeperCost"];
            /**
             * @description How the cost came about, in sentences.
             * @example [
             *       "Drafted in round 9 of 2024.",
             *       "Kept in 2025."
             *     ]
             */
            reasons: string[];
            /** @description Why he may not be kept now, beside those who are marked. */
            refusal: string | null;
        };
        KeeperSet: {
            playerIds: components["schemas"]["PlayerId"][];
            /**
             * @description The rounds that the set gains
             * @example 9
             */
            surplus: number;
        };
        KeeperDesk: {
            /** @example Global League */
            leagueName: string;
            /** @description Of the draft. */
            season: components["schemas"]["Year"];
            teamId: components["schemas"]["TeamId"];
            /** @example Amber Otters */
            teamName: string;
            /** @description Whether the league has rules of its own. */
            hasRules: boolean;
            /** @description The rules as sentences. */
            words: string[];
            /** Format: date-time */
            deadline: string | null;
            timeZone: string | null;
            /** @description Whether the marks are hidden until the deadline; absent if they are not. */
            isHidden?: boolean;
            /** @description The most keepers. */
            limit: number | null;
            players: components["schemas"]["DeskPlayer"][];
            chosen: components["schemas"]["KeeperSet"];
            best: components["schemas"]["KeeperSet"];
            /**
             * @description The team's picks that its keepers leave.
             * @example [
             *       "1.04",
             *       "2.09"
             *     ]
             */
            picksLeft: string[];
        };
        KeeperChoices: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            words: string[];
            /** Format: date-time */
            deadline: string | null;
            timeZone: string | null;
            /** @description Whether the marks are hidden until the deadline; absent if they are not. */
            isHidden?: boolean;
            limit: number | null;
            /** @description Whether the host has told keepers of this season that are not hidden. */
            isHostKnown: boolean;
            teams: {
                teamId: components["schemas"]["TeamId"];
                /** @example Amber Otters */
                teamName: string;
                kept: components["schemas"]["ChosenKeeper"][];
                /** @description Of the chosen ones. */
                surplus: number;
                /** @description Those of the best set who have places left beside the chosen ones. */
                expected: components["schemas"]["ChosenKeeper"][];
                /** @description Of the team's best set. */
                bestSurplus: number;
                /** @description What the rules refuse of the team's marks. */
                refused: string[];
                /** @description Marked players whom the host does not have as keepers; empty where it has told none. */
                onlyHere: components["schemas"]["PickedPlayer"][];
                /** @description The host's keepers who are not marked. */
                onlyHost: components["schemas"]["PickedPlayer"][];
            }[];
            /** @description The picks of the first two rounds that keepers leave, each with the best player by average draft position who is left. */
            firstPicks: {
                /** @example 1.04 */
                pick: string;
                teamId: components["schemas"]["TeamId"];
                /** @example Amber Otters */
                teamName: string;
                player: components["schemas"]["PickedPlayer"] | null;
            }[];
        };
        KeeperHistory: {
            /** @example Global League */
            leagueName: string;
            /** @description By name. */
            players: components["schemas"]["KeptPlayer"][];
        };
        KeptPlayer: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Josh Allen */
            playerName: string;
            /** @example QB */
            position: string;
            /** @description Newest first. A season in which several teams kept a copy of the player has one for each team. */
            seasons: {
                season: components["schemas"]["Year"];
                teamId: components["schemas"]["TeamId"];
                /**
                 * @description Its name in that season.
                 * @example Amber Otters
                 */
                teamName: string;
                /** @description What he cost; all null where the host does not say it. */
                cost: components["schemas"]["KeeperCost"];
            }[];
        };
        ChosenKeeper: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Josh Allen */
            playerName: string;
            /** @example QB */
            position: string;
            cost: components["schemas"]["KeeperCost"];
        };
        /** @description What is left out stays as it is. */
        LeagueSettingsChange: {
            leagueId: components["schemas"]["LeagueId"];
            /**
             * @description The name that pages show; an empty one is the name on the host.
             * @example Global League
             */
            leagueName?: string;
            /** @example true */
            manualKeepersEnabled?: boolean;
            pace?: components["schemas"]["SchedulePace"];
            visibility?: components["schemas"]["LeagueVisibility"];
            /** @description Owners' names by team; an empty one is the name on the host. */
            owners?: {
                teamId: components["schemas"]["TeamId"];
                /** @example Avery Miller */
                ownerName: string;
            }[];
        };
        LeagueRemove: {
            leagueId: components["schemas"]["LeagueId"];
            /**
             * @description The league's name, as a confirmation.
             * @example Global League
             */
            name: string;
        };
        LeagueOfUser: {
            /** @description The league's id on Sleeper. */
            externalId: components["schemas"]["HostAddress"];
            /** @example Sunday Dynasty */
            name: string;
            season: components["schemas"]["Year"];
            /**
             * @description Null where Sleeper does not say.
             * @example 12
             */
            teamCount: number | null;
            /**
             * @description Whether the league is here already and the account can see it.
             * @example false
             */
            isAdded: boolean;
        };
        DraftOrder: {
            /** @example Global League */
            leagueName: string;
            /** @description Null for a past season. */
            lastDraftOrderRefresh: components["schemas"]["DateTime"] | null;
            rounds: components["schemas"]["DraftRound"][];
            drafts?: components["schemas"]["SeasonDrafts"];
            draftDay?: components["schemas"]["DraftDay"];
        };
        /** @description How far a draft is that is not over, by its host; left out where no host lists it. */
        DraftDay: {
            /**
             * @description Whether it has begun, also while it is paused.
             * @example true
             */
            isRunning: boolean;
            /**
             * @description Whether the host has stopped its clock for now.
             * @example false
             */
            isPaused: boolean;
            /** @description When it is planned to begin; null without a plan. */
            startsAt: components["schemas"]["DateTime"] | null;
            /** @description The next pick of a running draft; null before it and at an auction. */
            onTheClock: components["schemas"]["PickOnTheClock"] | null;
        };
        PickOnTheClock: {
            /**
             * @description Round and pick.
             * @example 3.07
             */
            pickString: string;
            teamId: components["schemas"]["TeamId"];
            /**
             * @description Who holds the pick.
             * @example Gridiron Gurus
             */
            teamName: string;
        };
        /** @description The drafts of the season, oldest first; absent if it has only one. */
        SeasonDrafts: components["schemas"]["SeasonDraft"][];
        SeasonDraft: {
            number: components["schemas"]["DraftNumber"];
            /** @example 4 */
            rounds: number;
            /**
             * @description Whether players are sold to the highest bid.
             * @example false
             */
            isAuction: boolean;
            /**
             * @description Whether all of its picks are made.
             * @example true
             */
            isOver: boolean;
            /**
             * @description Whether it is the default draft.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Whether the league holds or prepares it.
             * @example true
             */
            isComing?: boolean;
            /**
             * @description Whether the season has begun without any pick of it.
             * @example true
             */
            isNeverHeld?: boolean;
        };
        ComingPicks: {
            /** @example Global League */
            leagueName: string;
            picks: components["schemas"]["ComingPick"][];
        };
        ComingPick: {
            season: components["schemas"]["Year"];
            /** @example 2 */
            round: number;
            /** @description Who has it. */
            team: components["schemas"]["TeamOfSeason"];
            /** @description Whose pick it is by the draft's order. */
            originalTeam: components["schemas"]["TeamOfSeason"];
            /** @description Its trades, oldest first; empty if it was not traded. */
            trades: components["schemas"]["ComingPickTrade"][];
        };
        ComingPickTrade: {
            /** @description The day in US Eastern time; null where the host does not say. */
            date: components["schemas"]["Date"] | null;
            /** @description Who got it. */
            to: components["schemas"]["TeamOfSeason"];
        };
        PickHistory: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            /**
             * @description Round and pick.
             * @example 1.05
             */
            pickString: string;
            isGuess?: components["schemas"]["IsGuess"];
            /** @description Who has it. */
            team: components["schemas"]["TeamOfSeason"];
            /** @description Whose pick it is by the draft's order. */
            originalTeam: components["schemas"]["TeamOfSeason"];
            /**
             * @description Whether a keeper takes the pick.
             * @example false
             */
            keeper: boolean;
            /** @description The keeper who takes the pick, or the player drafted with it; null for an open pick. */
            player: components["schemas"]["PickedPlayer"] | null;
            /** @description Its trades, oldest first; empty if it was not traded. */
            trades: components["schemas"]["PickHistoryTrade"][];
        };
        PickHistoryTrade: {
            /** @description The day, of a host's trade in US Eastern time; null where the host does not say. */
            date: components["schemas"]["Date"] | null;
            /** @description Who gave the pick. */
            from: components["schemas"]["TeamOfSeason"];
            /** @description Who got it. */
            to: components["schemas"]["TeamOfSeason"];
            /**
             * @description Whether it comes from the host, or a person entered it.
             * @example host
             * @enum {string}
             */
            source: "host" | "manual";
            /** @description The season whose transactions have the trade; null if none has it. */
            season: components["schemas"]["Year"] | null;
            /** @description All that changed hands in the trade, the pick too; empty where only the pick is known. */
            moves: components["schemas"]["TransactionMove"][];
        };
        DraftRound: {
            picks: components["schemas"]["DraftPick"][];
        };
        DraftPick: {
            /**
             * @description Round and pick.
             * @example 1.05
             */
            pickString: string;
            isGuess?: components["schemas"]["IsGuess"];
            /**
             * @description Running number over all rounds.
             * @example 5
             */
            totalPick: number;
            /**
             * @description Running number without the keeper picks; null for a keeper pick.
             * @example 4
             */
            actualPick: number | null;
            teamId?: components["schemas"]["TeamId"];
            /**
             * @description Who holds the pick.
             * @example Gridiron Gurus
             */
            teamName: string;
            /** @description The team that gave the pick to its holder; null when it was not traded. */
            originalTeamId?: components["schemas"]["TeamId"] | null;
            /**
             * @description Who gave the pick to its holder; null when it was not traded.
             * @example End Zone Elite
             */
            originalTeam: string | null;
            /** @description Day of that trade, of a host's in US Eastern time; null when it is not known or the pick was not traded. */
            originalDate: components["schemas"]["Date"] | null;
            /** @description The team that the draft's order gave the pick to; null when it was not traded. */
            slotTeamId?: components["schemas"]["TeamId"] | null;
            /**
             * @description Whose pick it was before any trade; null when it was not traded.
             * @example River Ferrets
             */
            slotTeam?: string | null;
            /**
             * @description Whether a keeper takes the pick.
             * @example false
             */
            keeper: boolean;
            /**
             * @description What the player cost at an auction; missing in any other draft.
             * @example 47
             */
            amount?: number;
            /** @description The keeper who takes the pick, or the player drafted with it; null for an open pick. */
            player?: components["schemas"]["PickedPlayer"] | null;
        };
        /**
         * @description Whether nobody has set the pick's place in its round yet, so that its numbers are only a guess; absent once it is set.
         * @example true
         */
        IsGuess: boolean;
        PickedPlayer: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Christian McCaffrey */
            playerName: string;
            position: components["schemas"]["Position"];
        };
        TeamScore: {
            teamScoreTotal: components["schemas"]["Points"];
            benchScoreTotal: components["schemas"]["Points"];
            resScoreTotal: components["schemas"]["Points"];
            teamScoreIncBenchAndRes: components["schemas"]["Points"];
        };
        RulesOfSeason: {
            /** @example Global League */
            leagueName: string;
            /** @description Null for a league without known rules. */
            season: components["schemas"]["Year"] | null;
            formats: string[];
            /** @description The rules as text. */
            lines: components["schemas"]["RuleLine"][];
            /** @description The same as data. */
            rules: components["schemas"]["Rules"] | null;
        };
        RuleLine: {
            /** @example Starters */
            label: string;
            /** @example QB, 2 RB, 3 WR, TE */
            text: string;
        };
        /** @description Null where the host does not say. */
        Rules: {
            /** @description In a guillotine league the team with the fewest points of a week is eliminated. A format that the host names and the server does not know is `other`. */
            format: ("redraft" | "keeper" | "dynasty" | "guillotine" | "other") | null;
            /** @description Whether teams are ranked by their points, without games. */
            pointsOnly: boolean | null;
            bestBall: boolean | null;
            /** @description Whether each week has a second game against the median of the league's scores. */
            medianGames: boolean | null;
            /** @description The places of a line-up. */
            slots: components["schemas"]["RosterSlot"][];
            /** @example 10 */
            starters: number | null;
            /** @example 14 */
            bench: number | null;
            /** @example 2 */
            reserve: number | null;
            /** @example 4 */
            taxi: number | null;
            /**
             * @description The most seasons that a player has played who may go to the taxi squad; 0 for any number.
             * @example 2
             */
            taxiYears: number | null;
            /**
             * @description The last week in which players may go to the taxi squad; 0 for none.
             * @example 4
             */
            taxiDeadline: number | null;
            scoring: components["schemas"]["ScoringRule"][];
            /** @example 6 */
            playoffTeams: number | null;
            /**
             * @description 0 without play-offs.
             * @example 15
             */
            playoffStartWeek: number | null;
            /** @description Whether each round of the play-offs takes one week. */
            oneWeekRounds: boolean | null;
            /** @description Which rounds of the play-offs take two weeks; null for none, and where that is not known. */
            twoWeekRounds: ("final" | "all") | null;
            /** @example 17 */
            lastWeek: number | null;
            /**
             * @description The last week with trades; 0 for none.
             * @example 12
             */
            tradeDeadline: number | null;
            /** @description How claims of several teams are decided. */
            waivers: ("rolling" | "standings" | "budget" | "firstCome" | "none") | null;
            /** @example 100 */
            waiverBudget: number | null;
            /**
             * @description How many players a team may keep.
             * @example 3
             */
            keepers: number | null;
            /**
             * @description 0 without salaries.
             * @example 300000
             */
            salaryCap: number | null;
            /** @description Whether players have contracts of some years. */
            contractYears: boolean | null;
            /** @description Victory points, which decide the standings instead of wins; null in a league without victory points. */
            victoryPoints: components["schemas"]["VictoryPoints"] | null;
            /** @description Who shares the players; a division or conference with a pool of its own can have every player. */
            playerPool: ("league" | "conference" | "division") | null;
            /**
             * @description How many teams of a pool can have the same player.
             * @example 1
             */
            playerCopies: number | null;
        };
        VictoryPoints: {
            /** @example 2 */
            win: number;
            /** @example 1 */
            tie: number;
            /** @example 0 */
            loss: number;
            /** @description What a team gets by the rank of its score in the week, for equal parts of the league, the best first. */
            byScore: number[];
        };
        RosterSlot: {
            /** @example FLEX */
            name: string;
            /** @description Who may fill it. */
            positions: components["schemas"]["Position"][];
            /** @example 2 */
            least: number;
            /** @example 2 */
            most: number;
        };
        ScoringRule: {
            /** @enum {string} */
            for: "reception" | "tightEndReception" | "runningBackReception" | "passingYard" | "passingTouchdown" | "interception" | "rushingYard" | "rushingTouchdown" | "receivingYard" | "receivingTouchdown" | "lostFumble";
            /**
             * @description A tight end's and a running back's are on top of those of every reception.
             * @example 0.5
             */
            points: number;
        };
        Games: {
            /**
             * @description The round of the play-offs, from 1; null in the regular season, and where that is not known.
             * @example 1
             */
            round?: number | null;
            /** @description The median of the week's scores, where each team plays a second game against it; a decimal more than the scores if it is between two. */
            median?: components["schemas"]["Points"] | null;
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            /** @description Null for a season without a known week. */
            week: components["schemas"]["Week"] | null;
            /** @description The weeks of the season that are known, in order. */
            weeks: components["schemas"]["Week"][];
            games: components["schemas"]["Game"][];
            /** @description The teams without an opponent. */
            idle: components["schemas"]["IdleTeam"][];
        };
        Bracket: {
            season: components["schemas"]["Year"];
            /** @description The week in which the play-offs begin; null where that is not known. */
            startWeek: components["schemas"]["Week"] | null;
            /** @description The rounds of the games for the title, the final last. */
            rounds: {
                /** @description In the order of the games of the next round that their winners play. */
                games: components["schemas"]["BracketGame"][];
            }[];
            /** @description The games for third place and those of the consolation, in order of their weeks. */
            others: components["schemas"]["BracketGame"][];
        };
        BracketGame: {
            /** @description One team has a bye and plays in the next round. */
            teams: components["schemas"]["GameSide"][];
            /** @description The weeks of the game, whose points count together; for a bye those of the round. */
            weeks: components["schemas"]["Week"][];
            /**
             * @description The round by name, or by number where that is not known.
             * @example Semi-final
             */
            round: string | null;
        };
        Game: {
            teams: components["schemas"]["GameSide"][];
            /** @description The weeks of a game of the play-offs that takes several. Their points count together, and decide it after the last one. */
            weeks?: components["schemas"]["Week"][];
            /**
             * @description The round of the play-offs by name, or by number where that is not known; null in the regular season.
             * @example Semi-final
             */
            round?: string | null;
        };
        GameSide: {
            teamId: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            /** @description Null in a week to come. */
            score: components["schemas"]["Points"] | null;
            /** @description Won, lost or tied; null before the game and without an opponent. */
            result: ("W" | "L" | "T") | null;
            /** @description Of the regular season, with the week if it is over; left out without an opponent. */
            record?: components["schemas"]["WinLoss"];
        };
        SearchIndex: {
            /** @example Global League */
            leagueName: string;
            /** @description The players with an NFL team or a rank, and those who have been on a team of the league, best rank first. */
            players: components["schemas"]["FoundPlayer"][];
            /** @description The league's teams by name, then those that have left it. */
            teams: components["schemas"]["FoundTeam"][];
            /** @description The seasons that the league has had, newest first. */
            seasons: components["schemas"]["FoundSeason"][];
        };
        FoundPlayer: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Amon-Ra St. Brown */
            playerName: string;
            /** @example WR */
            position: string;
            /**
             * @description Missing without one.
             * @example DET
             */
            nflTeam?: string;
            /** @description The teams of the league that have him; several where a league has several copies of a player. Missing for a free agent. */
            teamIds?: components["schemas"]["TeamId"][];
            /**
             * @description His place by NFL rank among the players of his position; missing without a rank.
             * @example 4
             */
            positionRank?: number;
            /**
             * @description His bye week; missing where it is not known.
             * @example 8
             */
            bye?: number;
            /**
             * @description Whether a team keeps him; missing if none does.
             * @example true
             */
            isKeeper?: boolean;
        };
        FoundTeam: {
            teamId: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            /** @description The team's other names in seasons of the league, newest first; missing if it had none. */
            formerNames?: string[];
            /** @description Who manages or managed the team, newest first, each once; missing if that is not known. */
            managers?: string[];
            /**
             * @description The last season of a team that has left the league; missing for a present one.
             * @example 2021
             */
            lastSeason?: number;
        };
        FoundSeason: {
            season: components["schemas"]["Year"];
            /**
             * @description The number of its last week with games; 0 without any.
             * @example 17
             */
            weeks: number;
        };
        TeamSeason: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name of that season.
             * @example Gridiron Gurus
             */
            teamName: string;
            /**
             * @description How many teams have games.
             * @example 12
             */
            teams: number;
            /** @description In order, one entry a game. */
            games: components["schemas"]["GameOfTeam"][];
            /** @description The team's place in the whole league after each week of the regular season that is over, by record, then points for: without other tie-breaks of the host. Empty in a league with victory points. */
            places: components["schemas"]["WeekPlace"][];
        };
        WeekPlace: {
            week: components["schemas"]["Week"];
            /** @example 3 */
            place: number;
        };
        GameOfTeam: components["schemas"]["TeamGame"] & {
            /** @description Of the regular season with the week, and with the games against the median; null until the game is over. */
            recordAfter: components["schemas"]["WinLoss"] | null;
        };
        IdleTeam: components["schemas"]["GameSide"] & {
            /** @description Whether it plays on in a later week of the play-offs. */
            isBye?: boolean;
        };
        PointsByYear: {
            /** @example Global League */
            leagueName: string;
            teams: components["schemas"]["TeamYearScore"][];
            /** @description How each team's Team Score varied from week to week; of teams that have played. */
            weekRanges?: components["schemas"]["WeekRange"][];
        };
        WeekRange: {
            teamId: components["schemas"]["TeamId"];
            lowest: components["schemas"]["Points"];
            median: components["schemas"]["Points"];
            highest: components["schemas"]["Points"];
        };
        TeamYearScore: {
            teamId: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            /** @example Robin Hale */
            ownerName: string | null;
        } & components["schemas"]["TeamScore"];
        PointsByYearTeam: {
            /** @example Gridiron Gurus */
            teamName?: string;
            /** @description The team before it in the order of the year's scores; left out for the first, and for a team that has not played. */
            previousTeam?: components["schemas"]["TeamOfSeason"];
            /** @description The team after it in that order; left out for the last, and for a team that has not played. */
            nextTeam?: components["schemas"]["TeamOfSeason"];
            weeks: components["schemas"]["TeamWeekScore"][];
        };
        TeamWeekScore: {
            week: components["schemas"]["Week"];
            /** @example Gridiron Gurus */
            teamName: string;
            /**
             * @description Median of the Team Score over the league's teams that played in this week.
             * @example 104.36
             */
            leagueMedian?: number;
            /** @description Its games of the week; left out without an opponent. */
            games?: components["schemas"]["TeamGame"][];
            /** @description Of the regular season with the week, and with the games against the median; null until the week's game is over. */
            recordAfter?: components["schemas"]["WinLoss"] | null;
            /**
             * @description The place of its Team Score among the teams that played in the week, equal scores sharing one; null until the week is over.
             * @example 3
             */
            place?: number | null;
        } & components["schemas"]["TeamScore"];
        /** @description A team's game from its side. */
        TeamGame: {
            opponentId: components["schemas"]["TeamId"];
            /**
             * @description The opponent's name in that season.
             * @example Monsoon Season
             */
            opponentName: string;
            /** @description Its week; of a game of the play-offs that takes several, all of them. Their points count together. */
            weeks: components["schemas"]["Week"][];
            /** @description Null in a week to come. */
            score: components["schemas"]["Points"] | null;
            /** @description Null in a week to come. */
            opponentScore: components["schemas"]["Points"] | null;
            /** @description Won, lost or tied; null until the game is over. */
            result: ("W" | "L" | "T") | null;
            /**
             * @description The round of the play-offs by name, or by number where that is not known; null in the regular season.
             * @example Semi-final
             */
            round: string | null;
        };
        PointsByYearTeamWeek: {
            /** @example Gridiron Gurus */
            teamName?: string;
            /** @description The last week of the season that has scores; left out where none has. */
            lastWeek?: components["schemas"]["Week"];
            /** @description The team's games of the week; left out without an opponent. */
            games?: components["schemas"]["TeamGame"][];
            details: components["schemas"]["PlayerScore"][];
        };
        PlayerScore: {
            /** @example Gridiron Gurus */
            teamName: string;
            playerId?: components["schemas"]["PlayerId"];
            playerPosition: components["schemas"]["Position"];
            /** @example Christian McCaffrey */
            playerName: string;
            /** @description Null when the player did not play. */
            score: components["schemas"]["Points"] | null;
            /**
             * @description Place in the line-up, from 0: starters, bench, reserve.
             * @example 1
             */
            index: number;
            /**
             * @example starter
             * @enum {string}
             */
            slot: "starter" | "bench" | "reserve";
        };
        Matchup: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            /** @description The week of the game; of a game of the play-offs that takes several, all of them. Their points count together. */
            weeks: components["schemas"]["Week"][];
            /** @description Whether the games of all its weeks are over, as far as the host was read. */
            isOver: boolean;
            /**
             * @description The round of the play-offs by name, or by number where that is not known; null in the regular season, and without an opponent.
             * @example Semi-final
             */
            round: string | null;
            team: components["schemas"]["MatchupSide"];
            /** @description Null in a week without an opponent. */
            opponent: components["schemas"]["MatchupSide"] | null;
            /** @description Null without an opponent. */
            headToHead: components["schemas"]["HeadToHead"] | null;
            /** @description The opponents of the team's other games of the week; left out without any. */
            otherOpponents?: components["schemas"]["TeamOfSeason"][];
            /** @description The team's week before; left out for its first. */
            previous?: components["schemas"]["MatchupWeek"];
            /** @description The team's week after, played or to come; left out for its last. */
            next?: components["schemas"]["MatchupWeek"];
        };
        MatchupWeek: {
            week: components["schemas"]["Week"];
            /** @description Null without an opponent. */
            opponent: components["schemas"]["TeamOfSeason"] | null;
        };
        WinLoss: {
            /** @example 8 */
            wins: number;
            /** @example 5 */
            losses: number;
            /** @example 0 */
            draws: number;
        };
        MatchupSide: {
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name in that season.
             * @example Gridiron Gurus
             */
            teamName: string;
            /** @description Null in a week to come. */
            score: components["schemas"]["Points"] | null;
            /** @description What the best line-up of starters and bench would have scored; null until the week is over, and where the league's slots are not known. */
            bestScore: components["schemas"]["Points"] | null;
            /** @description The points left on the bench, by which the best score exceeds the score; null where the best score is. */
            pointsLeft: components["schemas"]["Points"] | null;
            /** @description Won, lost or tied; null until the game is over, and without an opponent. */
            result: ("W" | "L" | "T") | null;
            /**
             * @description In a week that is not over, the number of starters without points so far; left out in others, and before the line-up is known.
             * @example 3
             */
            withoutPoints?: number;
            /** @description Of the regular season before the week, with the games against the median. Games of the play-offs do not count. */
            recordBefore: components["schemas"]["WinLoss"];
            /** @description With the week; null until it is over. */
            recordAfter: components["schemas"]["WinLoss"] | null;
            /** @description One for each of the weeks that has scores. */
            lineups: components["schemas"]["Lineup"][];
        };
        Lineup: {
            week: components["schemas"]["Week"];
            score: components["schemas"]["Points"];
            /** @description By slot, in the order of the league's rules. */
            starters: components["schemas"]["LineupPlace"][];
            bench: components["schemas"]["LineupPlayer"][];
            reserve: components["schemas"]["LineupPlayer"][];
        };
        LineupPlace: {
            /**
             * @description The slot's name; null where it is not known, and for a player whom no slot has room for.
             * @example FLEX
             */
            slot: string | null;
            /** @description Null where nobody started. */
            player: components["schemas"]["LineupPlayer"] | null;
        };
        LineupPlayer: {
            playerId: components["schemas"]["PlayerId"];
            /** @example Christian McCaffrey */
            playerName: string;
            position: components["schemas"]["Position"];
            /** @description Null when the player did not play. */
            score: components["schemas"]["Points"] | null;
            /** @description Whether he is in the best line-up of the week. */
            isBest: boolean;
        };
        HeadToHead: components["schemas"]["WinLoss"] & {
            /** @description The games of the two that are over, in all seasons, newest first. */
            games: components["schemas"]["PastGame"][];
        };
        PastGame: {
            season: components["schemas"]["Year"];
            weeks: components["schemas"]["Week"][];
            score: components["schemas"]["Points"];
            opponentScore: components["schemas"]["Points"];
            /** @enum {string} */
            result: "W" | "L" | "T";
        };
        League: {
            /** @example Global League */
            leagueName: string;
            season?: components["schemas"]["Year"];
            lastStandingsRefresh: components["schemas"]["DateTime"] | null;
            /** @description Special formats of the league, as text, as far as the host has them. */
            formats?: string[];
            /** @description The games of the season's last week with scores; missing before its first. */
            lastGames?: components["schemas"]["Games"];
            /** @description The games of the week after it, or of the season's first week; missing without a week to come. */
            comingGames?: components["schemas"]["Games"];
            /** @description The newest transactions of the season and the newest trades of picks that people entered for the coming draft, at most five of each. */
            latestChanges?: components["schemas"]["LatestChanges"];
            /**
             * @description How many teams reach the play-offs; null when it is not known.
             * @example 6
             */
            playoffTeams?: number | null;
            /**
             * @description How many players a team may keep in the league's season; missing where that is not known.
             * @example 3
             */
            allowedKeepers?: number;
            /** @description Until when keepers can be changed, before the draft of a league with a deadline. */
            keeperDeadline?: components["schemas"]["KeeperDeadline"];
            /** @description Who won the newest season that has a winner; null before the first. */
            champion?: components["schemas"]["Champion"] | null;
            teams: components["schemas"]["StandingsTeam"][];
        };
        KeeperDeadline: {
            /**
             * Format: date-time
             * @example 2026-08-25T22:00:00Z
             */
            at: string;
            /**
             * @description In the league's time zone.
             * @example Tue, Aug 25, 2026, 6:00 PM EDT
             */
            text: string;
        };
        /** @description Newest first; a list without entries is left out. */
        LatestChanges: {
            transactions?: components["schemas"]["Transaction"][];
            trades?: components["schemas"]["PreDraftTrade"][];
        };
        Champion: {
            season: components["schemas"]["Year"];
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name of that season.
             * @example Gridiron Gurus
             */
            teamName: string;
        };
        StandingsTeam: {
            id: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            avatar: components["schemas"]["Avatar"];
            /**
             * @description Null in a league without divisions.
             * @example North
             */
            division: string | null;
            /**
             * @description The place in the whole league, in the order of the host with its tie-breaks.
             * @example 2
             */
            position: number;
            /** @example 1 */
            divisionPosition: number;
            /** @example 9 */
            wins: number;
            /** @example 4 */
            losses: number;
            /** @example 1 */
            draws: number;
            /**
             * @description (wins + draws / 2) / games, 0 to 1; 0 before the first game.
             * @example 0.679
             */
            percentage: number;
            pointsFor: components["schemas"]["Points"];
            pointsAgainst: components["schemas"]["Points"];
            /**
             * @description Null in a league without victory points.
             * @example 12
             */
            victoryPoints: number | null;
            /** @description False in a season without games between teams, as in a guillotine league: wins, losses and ties are 0 and say nothing; else missing. */
            hasRecord?: boolean;
            /** @description Whether the team is in the bracket of the play-offs; null before the host has one, and without play-offs. */
            inPlayoffs?: boolean | null;
            /**
             * @description The week in which the team was eliminated in a guillotine league; null while it is in, and elsewhere.
             * @example 5
             */
            eliminatedWeek?: number | null;
            /**
             * @description In a season: how many places of the whole league the team has gained by the last week of the regular season so far; negative for lost ones. Absent where the host's order has tie-breaks that do not tell the order of the week before.
             * @example 2
             */
            placesGained?: number;
            /** @description The results of the team's last five games, newest last. Where each week has a second game against the median, that one follows the other. Missing where games are not known. */
            lastResults?: components["schemas"]["LastResult"][];
        };
        LastResult: {
            /** @description The week of the game; of a game of the play-offs that takes several, the last. */
            week: components["schemas"]["Week"];
            /**
             * @description Won, lost or tied.
             * @example W
             * @enum {string}
             */
            result: "W" | "L" | "T";
            /** @description Missing against the median, as the other fields. */
            score?: components["schemas"]["Points"];
            opponentScore?: components["schemas"]["Points"];
            opponent?: components["schemas"]["TeamOfSeason"];
        };
        LeagueExport: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example Global League */
            leagueName: string;
            exportedAt: components["schemas"]["DateTime"];
            /**
             * @description The rows by table, of those that have any; `player` has the players that they name.
             * @example {
             *       "keeper": [
             *         {
             *           "season": 2026,
             *           "teamId": "13204",
             *           "playerId": "4034",
             *           "source": "manual"
             *         }
             *       ]
             *     }
             */
            tables: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        KeeperChange: {
            /** @example 12 */
            id: number;
            teamId: components["schemas"]["TeamId"];
            playerId: components["schemas"]["PlayerId"];
            /** @example Christian McCaffrey */
            playerName: string;
            /**
             * @description Whether the player was marked; otherwise the mark was removed.
             * @example true
             */
            isKeeper: boolean;
            /**
             * @description Whether the league's rules refused the change.
             * @example false
             */
            isOverride: boolean;
            /**
             * @description E-mail address.
             * @example commissioner@example.com
             */
            changedBy: string;
            changedAt: components["schemas"]["DateTime"];
        };
        Transactions: {
            /** @example Global League */
            leagueName: string;
            transactions: components["schemas"]["Transaction"][];
        };
        Transaction: {
            /**
             * @description Unique in its season.
             * @example 1003912345678901248
             */
            id: string;
            season: components["schemas"]["Year"];
            /**
             * @description `draft` and `keeper` are players whom a team drafted, or kept for the season instead; before the draft of a season, its keepers are the marked ones.
             * @example waiver
             * @enum {string}
             */
            type: "trade" | "waiver" | "free_agent" | "commissioner" | "auction" | "draft" | "keeper";
            /** @description Null for drafted and kept players. */
            at: components["schemas"]["DateTime"] | null;
            /**
             * @description The week; 1 has all from the off-season on.
             * @example 7
             */
            week: number;
            /** @description The pick that took a drafted or kept player; missing for a keeper without one, and at an auction. */
            pick?: components["schemas"]["MadePick"];
            /**
             * @description What a waiver claim or a player at an auction cost; null without bids.
             * @example 23
             */
            bid: number | null;
            moves: components["schemas"]["TransactionMove"][];
        };
        MadePick: {
            /** @example 4 */
            round: number;
            /**
             * @description Its number in the round.
             * @example 7
             */
            pick: number;
        };
        /** @description A player, a pick or a part of the budget for waiver claims that went from a team to a team; one of the three is not null. */
        TransactionMove: {
            player: components["schemas"]["PickedPlayer"] | null;
            pick: components["schemas"]["TradedPick"] | null;
            /** @example 10 */
            budget: number | null;
            /** @description Null where a player was a free agent; the same team where it keeps him. */
            from: components["schemas"]["TeamOfSeason"] | null;
            /** @description Null where a player becomes a free agent. */
            to: components["schemas"]["TeamOfSeason"] | null;
        };
        /** @description A pick of a draft, by its original team or by its number. */
        TradedPick: {
            season: components["schemas"]["Year"];
            /** @example 3 */
            round: number;
            /**
             * @description Its number in the round; null before the order of the draft is known.
             * @example 7
             */
            pick: number | null;
            /**
             * @description Whose pick it was before any trade; null where the host has its number only.
             * @example River Ferrets
             */
            teamName: string | null;
            /** @description The id of that team; missing where the host has its number only. */
            teamId?: components["schemas"]["TeamId"];
        };
        TeamOfSeason: {
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name in that season.
             * @example Gridiron Gurus
             */
            teamName: string;
        };
        LeagueYears: {
            /** @example Global League */
            leagueName: string;
            records: components["schemas"]["LeagueYear"][];
        };
        LeagueYear: {
            year: components["schemas"]["Year"];
            /**
             * @description Why final positions of a season that is over are not known, as a sentence.
             * @example The host lists no games of the play-offs.
             */
            openPlaces?: string;
            teams: components["schemas"]["LeagueYearTeam"][];
        };
        LeagueYearTeam: components["schemas"]["StandingsTeam"] & {
            /**
             * @description Place after the playoffs; null while the season is on.
             * @example 1
             */
            finalPosition: number | null;
        };
        DepthChart: {
            /** @example Global League */
            leagueName: string;
            teamDepthCharts: components["schemas"]["TeamDepthChart"][];
        };
        TeamDepthChart: {
            teamId?: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            quarterbacks: components["schemas"]["DepthChartPlayers"];
            runningBacks: components["schemas"]["DepthChartPlayers"];
            wideReceivers: components["schemas"]["DepthChartPlayers"];
            tightEnds: components["schemas"]["DepthChartPlayers"];
            kickers: components["schemas"]["DepthChartPlayers"];
            defenses: components["schemas"]["DepthChartPlayers"];
            others?: components["schemas"]["OtherPlayers"];
        };
        /** @description Individual defenders and players of any other position; absent for a team without any. */
        OtherPlayers: (components["schemas"]["DepthChartPlayer"] & {
            position: components["schemas"]["Position"];
        })[];
        /** @description Active players, then those in reserve, then the taxi squad; each with the best NFL rank first. */
        DepthChartPlayers: components["schemas"]["DepthChartPlayer"][];
        DepthChartPlayer: {
            playerId?: components["schemas"]["PlayerId"];
            /** @example Josh Allen */
            playerName: string;
            /**
             * @description Whether he is on injured reserve or on the taxi squad; absent for an active player.
             * @example taxi
             * @enum {string}
             */
            slot?: "reserve" | "taxi";
        };
        Breakdown: {
            /** @example Global League */
            leagueName: string;
            teams: components["schemas"]["TeamBreakdown"][];
        };
        /**
         * @description Mean over the players that have the value; null without any.
         * @example 87.25
         */
        Average: number | null;
        TeamBreakdown: {
            teamId?: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            /** @example 6 */
            count: number;
            avgAdp: components["schemas"]["Average"];
            avgAge: components["schemas"]["Average"];
            /** @example 1 */
            qbCount: number;
            avgQbAdp: components["schemas"]["Average"];
            avgQbAge: components["schemas"]["Average"];
            /** @example 2 */
            rbCount: number;
            avgRbAdp: components["schemas"]["Average"];
            avgRbAge: components["schemas"]["Average"];
            /** @example 2 */
            wrCount: number;
            avgWrAdp: components["schemas"]["Average"];
            avgWrAge: components["schemas"]["Average"];
            /** @example 1 */
            teCount: number;
            avgTeAdp: components["schemas"]["Average"];
            avgTeAge: components["schemas"]["Average"];
            /**
             * @description How many defensive linemen: the positions DL, DE, DT, NT and EDGE.
             * @example 2
             */
            dlCount?: number;
            avgDlAdp?: components["schemas"]["Average"];
            avgDlAge?: components["schemas"]["Average"];
            /**
             * @description How many linebackers: LB, ILB and OLB.
             * @example 2
             */
            lbCount?: number;
            avgLbAdp?: components["schemas"]["Average"];
            avgLbAge?: components["schemas"]["Average"];
            /**
             * @description How many defensive backs: DB, CB, S, SS and FS.
             * @example 2
             */
            dbCount?: number;
            avgDbAdp?: components["schemas"]["Average"];
            avgDbAge?: components["schemas"]["Average"];
            /**
             * @description The team's place in the league's standings.
             * @example 1
             */
            positionSortOrder: number;
        };
        AvailablePlayers: {
            /** @example Global League */
            leagueName: string;
            players: components["schemas"]["AvailablePlayer"][];
            /**
             * @description How many rostered players are unknown; some of the available ones may be among them.
             * @example 0
             */
            unknownRostered?: number;
        };
        AvailablePlayer: {
            playerId?: components["schemas"]["PlayerId"];
            position: components["schemas"]["Position"];
            /** @example Tyler Lockett */
            name: string;
            nflTeam: components["schemas"]["NflTeam"];
            /** @example 143 */
            nflRank: number | null;
            positionSortOrder: components["schemas"]["PositionSortOrder"];
            /** @example false */
            isRookie: boolean;
            fantasyProsInfo: components["schemas"]["FantasyProsInfo"] | null;
            /** @description The divisions or conferences that have a copy of the player left; absent in a league where all teams share one pool of players. */
            availableIn?: string[];
            form?: components["schemas"]["PlayerForm"];
        };
        /**
         * @description A player's points by the league's scoring in its newest season with points; null for a player without any, absent in a league
         *     without any. A week without a team counts where the host tells it; 0 points in the week in which his NFL team is off do not.
         */
        PlayerForm: {
            season: components["schemas"]["Year"];
            points: components["schemas"]["Points"];
            /**
             * @description The weeks with a score.
             * @example 11
             */
            games: number;
            /** @description The newest weeks that the league has played, newest first. */
            last: {
                week: components["schemas"]["Week"];
                /** @description Null for a week without a score. */
                points: components["schemas"]["Points"] | null;
            }[];
        } | null;
        /** @description A player in the rankings provider's ranking. */
        FantasyProsInfo: {
            /**
             * @description Bye week.
             * @example 10
             */
            bye: number | null;
            /**
             * @description Average rank (ADP).
             * @example 24.7
             */
            avg: number | null;
            /**
             * @description Best rank.
             * @example 12
             */
            best: number | null;
            /**
             * @description Worst rank.
             * @example 41
             */
            worst: number | null;
            /**
             * @description Standard deviation of the rank.
             * @example 7.3
             */
            stdDev: number | null;
            /**
             * @description Age in years.
             * @example 26.4
             */
            age: number | null;
        };
        PreDraftTrades: {
            model: components["schemas"]["PreDraftTradesModel"];
            viewData: components["schemas"]["PreDraftTradesViewData"];
        };
        PreDraftTradesModel: {
            /** @example Global League */
            leagueName: string;
            preDraftTrades: components["schemas"]["PreDraftTrade"][];
        };
        /** @description One pick that changed hands. */
        PreDraftTrade: {
            id?: components["schemas"]["TradeId"];
            /** @description The day of the trade, of a host's in US Eastern time, else as it was entered; null when the host does not say it. */
            date: components["schemas"]["Date"] | null;
            round: components["schemas"]["Round"];
            /** @description Its number in the round; null as long as nobody has set it. */
            pick: components["schemas"]["PickInRound"] | null;
            pickFromTeamId?: components["schemas"]["TeamId"];
            /**
             * @description Name of the team that gave the pick.
             * @example Gridiron Gurus
             */
            pickFrom: string;
            pickToTeamId?: components["schemas"]["TeamId"];
            /**
             * @description Name of the team that got the pick.
             * @example End Zone Elite
             */
            pickTo: string;
            /**
             * @description Where it comes from, the league's host or a person who entered it here. Missing in a league without a host.
             * @example manual
             * @enum {string}
             */
            source?: "host" | "manual";
        };
        PreDraftTradesViewData: {
            teams: components["schemas"]["TeamOption"][];
            /** @example 12 */
            totalRounds: number;
            /**
             * @description Picks in a round.
             * @example 12
             */
            totalPicks: number;
            /** @description The first day that a trade can have, in any time zone. */
            firstDay?: components["schemas"]["Date"];
            drafts?: components["schemas"]["SeasonDrafts"];
        };
        TeamOption: {
            id: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            name: string;
        };
        PreDraftTradeCreate: {
            leagueId: components["schemas"]["LeagueId"];
            year: components["schemas"]["Year"];
            /** @description The draft of the picks; by default the first of the year that is not over, else the newest. */
            draft?: components["schemas"]["DraftNumber"];
            /** @description The local day of the trade; at most tomorrow in UTC. */
            date: components["schemas"]["Date"];
            pickFromTeamId: components["schemas"]["TeamId"];
            pickToTeamId: components["schemas"]["TeamId"];
            roundFrom: components["schemas"]["Round"];
            roundTo: components["schemas"]["Round"];
            pickFrom: components["schemas"]["PickInRound"];
            pickTo: components["schemas"]["PickInRound"];
        };
        PreDraftTradeReplace: {
            tradeId: components["schemas"]["TradeId"];
            leagueId: components["schemas"]["LeagueId"];
            year: components["schemas"]["Year"];
            /** @description The draft of the picks; by default the first of the year that is not over, else the newest. */
            draft?: components["schemas"]["DraftNumber"];
            /** @description The local day of the trade; at most tomorrow in UTC. */
            date: components["schemas"]["Date"];
            pickFromTeamId: components["schemas"]["TeamId"];
            pickToTeamId: components["schemas"]["TeamId"];
            roundFrom: components["schemas"]["Round"];
            roundTo: components["schemas"]["Round"];
            pickFrom: components["schemas"]["PickInRound"];
            pickTo: components["schemas"]["PickInRound"];
        };
        /** @description A trade as it was entered. It has either `trade` or `pickTrade`. */
        EnteredTrade: {
            id: components["schemas"]["TradeId"];
            /** @description A trade of one pick of the draft a side. */
            trade?: components["schemas"]["PreDraftTradeCreate"];
            /** @description Any other trade. */
            pickTrade?: components["schemas"]["EnteredPickTrade"];
            /**
             * @description Name of the first team, which gives the first picks.
             * @example Gridiron Gurus
             */
            pickFromTeam: string;
            /**
             * @description Name of the other team.
             * @example End Zone Elite
             */
            pickToTeam: string;
            /**
             * @description E-mail address; null if it was not recorded.
             * @example commissioner@example.com
             */
            enteredBy: string | null;
            /** @description Null where it was not recorded. */
            enteredAt: components["schemas"]["DateTime"] | null;
            /**
             * @description E-mail address; null for a valid trade.
             * @example null
             */
            takenBackBy: string | null;
            takenBackAt: components["schemas"]["DateTime"] | null;
            /** @description The trade entered in its place. */
            replacedBy: components["schemas"]["TradeId"] | null;
        };
        EnteredPickTrade: {
            /** @description The draft of the picks that have a number, where the year has several. */
            draft?: components["schemas"]["DraftNumber"];
            date: components["schemas"]["Date"];
            fromTeamId: components["schemas"]["TeamId"];
            toTeamId: components["schemas"]["TeamId"];
            fromPicks: components["schemas"]["TradablePick"][];
            toPicks: components["schemas"]["TradablePick"][];
        };
        TradablePicks: {
            /** @description The first day that a trade can have, in any time zone. */
            firstDay: components["schemas"]["Date"];
            teams: {
                teamId: components["schemas"]["TeamId"];
                /** @example Gridiron Gurus */
                teamName: string;
                picks: components["schemas"]["TradablePick"][];
            }[];
        };
        TradablePick: {
            season: components["schemas"]["Year"];
            round: components["schemas"]["Round"];
            /** @description Its number in the round; null as long as nobody has set it, and for a pick of a later season. */
            pick: components["schemas"]["PickInRound"] | null;
            /** @description Whose pick it is by the draft's order; null where that was not recorded. */
            originalTeam: components["schemas"]["TeamOfSeason"] | null;
        };
        /** @description A pick of the year's draft by its number in the round, or one without a number by its first owner. */
        PickOfTrade: {
            season: components["schemas"]["Year"];
            round: components["schemas"]["Round"];
            pick?: components["schemas"]["PickInRound"];
            originalTeamId?: components["schemas"]["TeamId"];
        };
        PickTradeCreate: {
            leagueId: components["schemas"]["LeagueId"];
            year: components["schemas"]["Year"];
            /** @description The draft of the picks that have a number; by default the first of the year that is not over, else the newest. */
            draft?: components["schemas"]["DraftNumber"];
            /** @description The entered trade that this one corrects. */
            tradeId?: components["schemas"]["TradeId"];
            /** @description The local day of the trade; at most tomorrow in UTC. */
            date: components["schemas"]["Date"];
            fromTeamId: components["schemas"]["TeamId"];
            toTeamId: components["schemas"]["TeamId"];
            fromPicks: components["schemas"]["PickOfTrade"][];
            toPicks: components["schemas"]["PickOfTrade"][];
            /**
             * @description Saves nothing.
             * @example true
             */
            isTrial?: boolean;
        };
        PickTradeEffects: {
            /** @description The team that gives the first picks, then the other. */
            teams: components["schemas"]["PickTradeEffect"][];
        };
        PickTradeEffect: {
            teamId: components["schemas"]["TeamId"];
            /** @example Gridiron Gurus */
            teamName: string;
            picksBefore: components["schemas"]["SeasonPickCounts"];
            picksAfter: components["schemas"]["SeasonPickCounts"];
            /**
             * @description By how many rounds the picks of its marked keepers are later than the market; null without keepers in rounds before the draft.
             * @example 4
             */
            surplusBefore: number | null;
            /**
             * @description The same after the trade.
             * @example 2
             */
            surplusAfter: number | null;
        };
        /** @description The number of a team's picks by season. */
        SeasonPickCounts: {
            season: components["schemas"]["Year"];
            /** @example 16 */
            picks: number;
        }[];
        /** @example 12 */
        InvitationId: string;
        InvitationCreate: {
            role: components["schemas"]["AccountRole"];
            scopes?: components["schemas"]["AccountScopes"];
            sendTo?: components["schemas"]["MailAddress"];
        };
        /**
         * @description The e-mail address that the link is sent to, where the server can send mail.
         * @example member@example.com
         */
        MailAddress: string;
        PasswordResetCreate: {
            /** @example member@example.com */
            userEmail: string;
            /**
             * @description Whether its use also removes the authenticator app and the passkeys, such as those of a lost phone.
             * @example false
             */
            removesSecondFactor?: boolean;
            sendTo?: components["schemas"]["MailAddress"];
        };
        InvitationLink: {
            /** @example qmZ0Yx0-example */
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            /**
             * @description Why the link could not be sent to `sendTo`, null if the mail server has taken it; missing without `sendTo`.
             * @example null
             */
            mailProblem?: string | null;
        };
        /** @description It takes either `newPassword` or `passkey`; a link for a new password takes the former. */
        InvitationAcceptance: {
            /** @example qmZ0Yx0-example */
            token: string;
            /** @example member@example.com */
            userEmail: string;
            /** @example incorrect mule battery staple */
            newPassword?: string;
            passkey?: components["schemas"]["PasskeyCredential"];
            code?: components["schemas"]["LogInCode"];
        };
        InvitationFind: {
            /** @example qmZ0Yx0-example */
            token: string;
        };
        OpenInvitation: {
            /**
             * @description The e-mail address of who made the link.
             * @example commissioner@example.com
             */
            invitedBy: string;
            /**
             * @description False for a new password of an account.
             * @example true
             */
            isNewAccount: boolean;
            role: components["schemas"]["AccountRole"];
            /** @description The leagues and teams of the new account; empty for a new password. */
            scopes: components["schemas"]["NamedScope"][];
        };
        InvitedPasskeyBegin: {
            /** @example qmZ0Yx0-example */
            token: string;
            /** @example member@example.com */
            userEmail: string;
        };
        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON()` or `parseRequestOptionsFromJSON()` of the browser (WebAuthn, level 3). */
        PasskeyOptions: {
            /** @example qmZ0Yx0-example */
            challenge: string;
        };
        /**
         * @description What `PublicKeyCredential.toJSON()` gives in the browser (WebAuthn, level 3).
         * @example {
         *       "id": "qmZ0Yx0-example",
         *       "rawId": "qmZ0Yx0-example",
         *       "type": "public-key"
         *     }
         */
        PasskeyCredential: {
            [key: string]: unknown;
        };
        PasskeyLogIn: {
            credential: components["schemas"]["PasskeyCredential"];
        };
        PasskeyBegin: {
            /** @example correct horse battery staple */
            password?: string;
            code?: components["schemas"]["LogInCode"];
        };
        /** @example My phone */
        PasskeyName: string;
        /** @example 12 */
        PasskeyId: string;
        PasskeyCreate: {
            credential: components["schemas"]["PasskeyCredential"];
            name?: components["schemas"]["PasskeyName"];
        };
        PasskeyRename: {
            passkeyId: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
        };
        PasskeyRemove: {
            passkeyId: components["schemas"]["PasskeyId"];
            /** @example correct horse battery staple */
            password?: string;
            code?: components["schemas"]["LogInCode"];
        };
        Passkey: {
            passkeyId: components["schemas"]["PasskeyId"];
            /**
             * @description The browser that added it, until it is renamed.
             * @example Firefox on Linux
             */
            name: string;
            addedAt: components["schemas"]["DateTime"];
            /** @description Null until a log-in with it. */
            lastUsedAt: components["schemas"]["DateTime"] | null;
        };
        Invitation: {
            invitationId: components["schemas"]["InvitationId"];
            /**
             * @description E-mail address of the account whose password it sets; null for a new account.
             * @example null
             */
            resetOf: string | null;
            role: components["schemas"]["AccountRole"];
            scopes: components["schemas"]["NamedScope"][];
            /** @example admin@example.com */
            createdBy: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @example 417 */
        SecurityEventId: number;
        /** @enum {string} */
        SecurityEventKind: "log_in" | "log_in_failed" | "log_in_refused" | "log_out" | "token_reused" | "password_changed" | "password_reset" | "rights_changed" | "session_ended" | "account_added" | "account_removed" | "invitation_made" | "invitation_used" | "invitation_withdrawn" | "host_key_saved" | "second_factor_on" | "second_factor_off" | "second_factor_removed" | "second_factor_failed" | "recovery_code_used" | "recovery_codes_made" | "account_rules_changed" | "league_added" | "league_exported" | "league_removed" | "league_settings_changed" | "drop_accepted" | "season_taken_back" | "alias_saved" | "alias_removed" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "keys_replaced" | "access_refused" | "token_refused";
        SecurityEvent: {
            id: components["schemas"]["SecurityEventId"];
            at: components["schemas"]["DateTime"];
            kind: components["schemas"]["SecurityEventKind"];
            /**
             * @description The account it happened to, by e-mail address, or by number once the account is removed; null where no account is known.
             * @example member@example.com
             */
            account: string | null;
            /**
             * @description Who did it, likewise; null for a visitor or a command.
             * @example admin@example.com
             */
            actor: string | null;
            /**
             * @description A part of the client's address.
             * @example 203.0.113.0/24
             */
            network: string | null;
            /** @example too many failures */
            detail: string | null;
            /**
             * @description How many refusals of one account and network within an hour it counts; 1 for any other event.
             * @example 1
             */
            count: number;
        };
        /** @example 3f0c9a52-7c1e-4d7b-9a53-0f6f1f4f6a11 */
        SessionId: string;
        Session: {
            sessionId: components["schemas"]["SessionId"];
            startedAt: components["schemas"]["DateTime"];
            lastUsedAt: components["schemas"]["DateTime"];
            /**
             * @description Null where it is not known.
             * @example Firefox on Linux
             */
            browser: string | null;
            /** @description Whether it is the session of this call. */
            isCurrent: boolean;
        };
        PasswordAndCode: {
            /** @example correct horse battery staple */
            password: string;
            code: components["schemas"]["LogInCode"];
        };
        SecondFactor: {
            /**
             * @description Whether a log-in needs a code.
             * @example true
             */
            isOn: boolean;
            /**
             * @description Whether it must be on before the account can write. It need not be in a session that a passkey began.
             * @example false
             */
            isRequired: boolean;
            /**
             * @description False for an account that only has passkeys.
             * @example true
             */
            hasPassword: boolean;
            /**
             * @description Recovery codes that are left.
             * @example 10
             */
            recoveryCodes: number;
        };
        /** @description Without any field. */
        NoFields: Record<string, never>;
        SecondFactorSecret: {
            /**
             * @description Base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description An otpauth address of the secret.
             * @example otpauth://totp/Sideline:member%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Sideline
             */
            address: string;
            /**
             * @description Modules along each side of the QR code of that address, without a margin.
             * @example 45
             */
            qrSize: number;
            /**
             * @description Its dark modules as an SVG path, one unit a module.
             * @example M0 0h7v1h-7z
             */
            qrPath: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        AccountRules: {
            leaguesPerAccount: components["schemas"]["LeaguesPerAccount"];
            /**
             * @description Whether commissioners and admins need a second factor before they can write.
             * @example false
             */
            requiresSecondFactor: boolean;
        };
        AccountRulesChange: {
            /** @example true */
            requiresSecondFactor?: boolean;
            leaguesPerAccount?: components["schemas"]["LeaguesPerAccount"];
        };
        /**
         * @description How many leagues an account that is no admin's may run, to add one itself; 0 where only admins add leagues.
         * @example 3
         */
        LeaguesPerAccount: number;
        Account: {
            /** @example commissioner@example.com */
            email: string;
            /** @enum {string} */
            role: "admin" | "commissioner" | "member";
            /** @description The leagues of a commissioner, with `teamId` null; the teams that the account owns. */
            scopes: components["schemas"]["AccountScope"][];
            /** @description The leagues that the account has, or has a team of; an admin's are also those of members only, the first 100 of them. By name. */
            leagues: components["schemas"]["ManagedLeague"][];
            /**
             * @description Whether the account may add a league of a host.
             * @example true
             */
            mayAddLeagues: boolean;
            /**
             * @description Whether the server can send links by e-mail.
             * @example false
             */
            canSendMail: boolean;
        };
        AccountScope: {
            leagueId: components["schemas"]["LeagueId"];
            teamId: components["schemas"]["TeamId"] | null;
        };
        /**
         * @description A commissioner's leagues (at least one, with `teamId` null), and the teams that the account owns.
         * @example [
         *       {
         *         "leagueId": "132",
         *         "teamId": "13201"
         *       }
         *     ]
         */
        AccountScopes: components["schemas"]["AccountScope"][];
        NamedScope: {
            leagueId: components["schemas"]["LeagueId"];
            /** @example Global League */
            leagueName: string;
            /**
             * @example default
             * @enum {string}
             */
            provider: "default" | "sleeper";
            teamId: components["schemas"]["TeamId"] | null;
            /**
             * @description Null for a commissioner's league.
             * @example Lions of Oz
             */
            teamName: string | null;
        };
        /**
         * @example member
         * @enum {string}
         */
        AccountRole: "admin" | "commissioner" | "member";
        /** @example 12 */
        AccountId: string;
        /** @example member@ */
        AccountSearch: string;
        AccountPage: {
            total: components["schemas"]["ListTotal"];
            hasMore: components["schemas"]["HasMoreRows"];
            /**
             * @description The maximum number of accounts on a page.
             * @example 50
             */
            pageSize: number;
            accounts: components["schemas"]["ManagedAccount"][];
        };
        ManagedAccount: {
            accountId: components["schemas"]["AccountId"];
            /** @example member@example.com */
            userEmail: string;
            role: components["schemas"]["AccountRole"];
            scopes: components["schemas"]["NamedScope"][];
            /**
             * @description Whether it is the caller's.
             * @example false
             */
            isOwn: boolean;
            /** @example true */
            hasPassword: boolean;
            /**
             * @description Whether a log-in needs a code of an authenticator app.
             * @example false
             */
            hasApp: boolean;
            /** @example 1 */
            passkeys: number;
            /** @description Null for one that has not logged in within the 180 days of the security log. */
            lastLogInAt: components["schemas"]["DateTime"] | null;
            /**
             * @description Browsers in which it is logged in.
             * @example 2
             */
            sessions: number;
        };
        AccountChoice: {
            accountId: components["schemas"]["AccountId"];
        };
        RightsChange: {
            accountId: components["schemas"]["AccountId"];
            role: components["schemas"]["AccountRole"];
            scopes: components["schemas"]["AccountScopes"];
        };
        AccountRemove: {
            accountId: components["schemas"]["AccountId"];
            /**
             * @description Its e-mail address, typed to confirm.
             * @example member@example.com
             */
            userEmail: string;
        };
        Rookie: {
            playerId?: components["schemas"]["PlayerId"];
            /** @example Ashton Jeanty */
            name: string;
            position: components["schemas"]["Position"];
            /**
             * @description Pounds.
             * @example 211
             */
            weightLbs: number | null;
            /**
             * @description Feet and inches.
             * @example 5-9
             */
            height: string | null;
            /**
             * @description 40-yard dash in seconds.
             * @example 4.43
             */
            yardDash: number | null;
            /**
             * @description The rankings provider's rank inside the position.
             * @example 1
             */
            fantasyProsRank: number | null;
            /**
             * @description The draft board's rank inside the position.
             * @example 1
             */
            draftBuzzRank: number | null;
        };
        Settings: {
            leagueId: components["schemas"]["LeagueId"];
            /**
             * @description The league's name.
             * @example Global League
             */
            name?: string;
            provider?: components["schemas"]["Provider"];
            /**
             * @description Whether the season's draft is over.
             * @example false
             */
            hasDrafted: boolean;
            /**
             * @description Whether picks of drafts to come are traded.
             * @example false
             */
            tradesFuturePicks?: boolean;
            /**
             * @description Whether the league has played a game in any season.
             * @example true
             */
            hasPlayed?: boolean;
            /**
             * @description Whether a keeper of the season is marked or may be hidden.
             * @example true
             */
            hasKeepers?: boolean;
            /**
             * @description Until when the season's keepers are hidden, in words; absent if they are not.
             * @example Tue, Aug 25, 2026, 6:00 PM EDT
             */
            keepersHiddenUntil?: string;
            season?: components["schemas"]["Year"];
            /** @description The season that the standings are of. */
            standingsSeason?: components["schemas"]["Year"];
            /** @description The seasons that the league has had, newest first. */
            seasons?: components["schemas"]["Year"][];
            /** @description The seasons with a stored draft, newest first. */
            draftSeasons?: components["schemas"]["Year"][];
            /**
             * @description The season that the ranks are of, the newest one that the host has ranked; null without any.
             * @example 2026
             */
            nflRankSeason?: number | null;
            /** @description The UTC day of the last read of those ranks; null if unknown. */
            nflRankAsOf?: components["schemas"]["Date"] | null;
            /**
             * @description The season that the ADP is of, the newest one that the rankings provider has; null without any.
             * @example 2026
             */
            adpSeason?: number | null;
            /** @description The UTC day of the last read of that ADP; null if unknown. */
            adpAsOf?: components["schemas"]["Date"] | null;
            /**
             * @description The season by whose points the available players are ordered while there are no ranks; null with ranks, or
             *     without points.
             * @example 2025
             */
            pointsSeason?: number | null;
            freshness?: components["schemas"]["LeagueFreshness"];
            /** @description The first kick-off of the NFL's week; left out in the off-season, and where it is not known. */
            kickOff?: components["schemas"]["KickOff"];
        };
        KickOff: {
            season: components["schemas"]["Year"];
            week: components["schemas"]["Week"];
            at: components["schemas"]["DateTime"];
        };
        /** @description How current the league is. */
        LeagueFreshness: {
            scores: components["schemas"]["Freshness"];
            rosters: components["schemas"]["Freshness"];
            /**
             * @description Whether readings fail again and again.
             * @example false
             */
            isDelayed: boolean;
            /**
             * @description How often a running draft is read while somebody looks at the league. Left out while none runs.
             * @example 15
             */
            draftSeconds?: number;
            /** @description When the data of a demo league is of; null for any other league. */
            demoAt: components["schemas"]["DateTime"] | null;
        };
        Freshness: {
            /** @description When it was last read from the league's host; null before that. */
            updatedAt: components["schemas"]["DateTime"] | null;
            /** @description When the schedule reads it next; null while it does not. */
            nextUpdateAt: components["schemas"]["DateTime"] | null;
        };
        Team: {
            teamPlayers: components["schemas"]["TeamPlayer"][];
            /** @example true */
            manualKeepersEnabled: boolean;
            leagueId?: components["schemas"]["LeagueId"];
        };
        TeamPlayer: {
            playerId: components["schemas"]["PlayerId"];
            position: components["schemas"]["Position"];
            positionSortOrder: components["schemas"]["PositionSortOrder"];
            /** @example Christian McCaffrey */
            playerName: string;
            nflTeam: components["schemas"]["NflTeam"];
            /** @example true */
            isKeeper: boolean;
            /** @example 5 */
            nflRank: number | null;
            fantasyProsInfo: components["schemas"]["FantasyProsInfo"] | null;
            /**
             * @description The player's place on the roster. `starter` and `bench` follow the team's last line-up of the season; before the first one, both are `active`.
             * @example starter
             * @enum {string}
             */
            slot?: "starter" | "bench" | "active" | "reserve" | "taxi";
            form?: components["schemas"]["PlayerForm"];
        };
        LeaguePlayer: components["schemas"]["TeamPlayer"] & {
            /** @description The team of the league that has the player; null without one. */
            team: components["schemas"]["TeamOption"] | null;
        };
        AllTime: {
            /** @example Global League */
            leagueName: string;
            /**
             * @description The name of the team that was asked for.
             * @example Gridiron Gurus
             */
            teamName?: string;
            teams: components["schemas"]["AllTimeTeam"][];
        };
        AllTimeTeam: {
            teamId: components["schemas"]["TeamId"];
            /**
             * @description Its name now, or in its last season.
             * @example Gridiron Gurus
             */
            teamName: string;
            /**
             * @description In which it has played; not against one team.
             * @example 8
             */
            seasons?: number;
            /**
             * @description Seasons that it won; not against one team.
             * @example 2
             */
            titles?: number;
            /**
             * @description Seasons among the first three; not against one team.
             * @example 4
             */
            topThree?: number;
            /** @example 61 */
            wins: number;
            /** @example 50 */
            losses: number;
            /** @example 1 */
            draws: number;
            /**
             * @description Of games won, ties being half of one.
             * @example 0.549
             */
            percentage: number;
            pointsFor: components["schemas"]["Points"];
            pointsAgainst: components["schemas"]["Points"];
        };
        LeagueRecords: {
            /** @example Global League */
            leagueName: string;
            /** @description The first three of each kind, by kind and place; of equal ones the newest. */
            records: components["schemas"]["LeagueRecord"][];
        };
        LeagueRecord: {
            /**
             * @description `highestScore` to `fewestWinning` are points of a team, or of both, in a game or, where a week has none, in the week; `biggestWin` and `closestWin` the points by which it won; the streaks count games, also over seasons; `mostPoints` and `fewestPoints` are those of a regular season that is over, `bestRecord` and `worstRecord` its winning percentage.
             * @example highestScore
             * @enum {string}
             */
            kind: "highestScore" | "lowestScore" | "mostLosing" | "fewestWinning" | "highestGame" | "biggestWin" | "closestWin" | "winningStreak" | "losingStreak" | "mostPoints" | "fewestPoints" | "bestRecord" | "worstRecord";
            /**
             * @description Equal ones share a place.
             * @example 1
             */
            place: number;
            /** @example 198.42 */
            value: number;
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name of that season.
             * @example Gridiron Gurus
             */
            teamName: string;
            /** @description The other team of a game. */
            opponent?: components["schemas"]["TeamOfSeason"];
            season: components["schemas"]["Year"];
            /** @description The first week of a game, or the last one of a streak; missing for a season. */
            week?: components["schemas"]["Week"];
            /** @description The first game of a streak. */
            since?: {
                season: components["schemas"]["Year"];
                week: components["schemas"]["Week"];
            };
            /** @description The team's record of the regular season. */
            record?: components["schemas"]["WinLoss"];
        };
        WeekRosters: {
            /** @example Global League */
            leagueName: string;
            season: components["schemas"]["Year"];
            /** @description Null before the first week with line-ups. */
            week: components["schemas"]["Week"] | null;
            /** @description The weeks of the season that have line-ups, in order. */
            weeks: components["schemas"]["Week"][];
            /** @description By team name, then in the order of its line-up. */
            players: components["schemas"]["WeekRosterPlayer"][];
        };
        WeekRosterPlayer: {
            teamId: components["schemas"]["TeamId"];
            /**
             * @description The team's name of that season.
             * @example Gridiron Gurus
             */
            teamName: string;
            /**
             * @example starter
             * @enum {string}
             */
            slot: "starter" | "bench" | "reserve";
            playerId: components["schemas"]["PlayerId"];
            /** @example Christian McCaffrey */
            playerName: string;
            position: components["schemas"]["Position"];
            /** @description Null when the player did not play. */
            score: components["schemas"]["Points"] | null;
            /** @description How the team last got him, up to that week; missing where the host's transactions and drafts do not say. */
            acquired?: components["schemas"]["WayToTeam"];
        };
        WayToTeam: {
            season: components["schemas"]["Year"];
            /**
             * @example waiver
             * @enum {string}
             */
            type: "trade" | "waiver" | "free_agent" | "commissioner" | "auction" | "draft" | "keeper";
            /** @description Null for drafted and kept players. */
            at: components["schemas"]["DateTime"] | null;
            /** @description The pick that took a drafted or kept player; missing for a keeper without one, and at an auction. */
            pick?: components["schemas"]["MadePick"];
            /**
             * @description What a claim or a player at an auction cost.
             * @example 23
             */
            bid: number | null;
        };
        PlayerStory: {
            /** @example Global League */
            leagueName: string;
            player: components["schemas"]["LeaguePlayer"];
            /** @description The seasons in which a team's line-up had him in a week with scores, newest first. */
            seasons: components["schemas"]["PlayerSeason"][];
            /** @description The transactions that moved him, and how he was drafted or kept: newest season first, in a season newest first, then its draft. Each has all that changed hands. */
            events: components["schemas"]["Transaction"][];
        };
        PlayerSeason: {
            season: components["schemas"]["Year"];
            /** @description In all of its weeks. A week counts once, also if several teams had him. */
            points: components["schemas"]["Points"];
            /** @description In the weeks in which he started. */
            startedPoints: components["schemas"]["Points"];
            positionRank: components["schemas"]["PositionRank"];
            /** @description In order, one for each team that had him. */
            weeks: components["schemas"]["PlayerWeek"][];
        };
        /** @description His place by points among the players of his position whom the league's line-ups of the season had; equal points share one. */
        PositionRank: {
            /** @example 5 */
            place: number;
            /**
             * @description How many players of his position there are.
             * @example 62
             */
            players: number;
        };
        PlayerWeek: {
            week: components["schemas"]["Week"];
            /** @description Null when he did not play. */
            points: components["schemas"]["Points"] | null;
            /** @description Whether his present NFL team had its bye week and he has no points, null or 0. */
            isBye: boolean;
            /**
             * @example starter
             * @enum {string}
             */
            slot: "starter" | "bench" | "reserve";
            team: components["schemas"]["TeamOfSeason"];
            /** @description The team's opponent, in a week with several games that of the first; null without a game. */
            opponent: components["schemas"]["TeamOfSeason"] | null;
        };
        TeamProfile: {
            avatar: components["schemas"]["Avatar"];
            /** @example Gridiron Gurus */
            teamName: string;
            /** @example Robin Hale */
            ownerName: string | null;
            /** @example North */
            division: string | null;
            leagueId?: components["schemas"]["LeagueId"];
            /**
             * @description For a team that has left the league: its last season, null where the history has none. Missing for a present team.
             * @example 2025
             */
            lastSeason?: number | null;
            /** @description The team's picks in the draft that its league prepares, in order; missing after the draft, and before its order is known. */
            picks?: components["schemas"]["TeamPick"][];
        };
        TeamPick: {
            /**
             * @description Round and pick.
             * @example 3.11
             */
            pickString: string;
            isGuess?: components["schemas"]["IsGuess"];
            /**
             * @description Whether a keeper takes the pick.
             * @example false
             */
            keeper: boolean;
            /**
             * @description Whose pick it was before any trade; missing when it was not traded.
             * @example River Ferrets
             */
            originalTeam?: string;
            originalTeamId?: components["schemas"]["TeamId"];
        };
        SleeperSetKeeperRequest: {
            leagueId?: components["schemas"]["LeagueId"];
            teamId: components["schemas"]["TeamId"];
            playerId: components["schemas"]["PlayerId"];
            /** @description The mark that is set. Without it the mark is toggled. */
            isKeeper?: boolean;
            /**
             * @description Marks against the rules too, for the league's commissioner or an admin, whose toggle without `isKeeper` does so by itself. The
             *     history of keeper marks says so.
             */
            override?: boolean;
        };
        /** @description A write after which responses have changed. */
        Change: {
            /**
             * @description The league; null for all leagues and shared data, also when changes may have been missed.
             * @example 132
             */
            leagueId: string | null;
        };
        Health: {
            /**
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /** @example 0.1.0 */
            version: string;
            /**
             * @description Engine and its version.
             * @example PGlite (PostgreSQL 18.6)
             */
            database: string;
        };
        /** @description RFC 9457 problem details. */
        Problem: {
            /** @example about:blank */
            type?: string;
            /** @example Bad Request */
            title: string;
            /** @example 400 */
            status: number;
            /** @example year must be an integer */
            detail?: string;
            /** @example /api/Rookies */
            instance?: string;
            /**
             * @description Of a log-in with the right password: its code is missing, or wrong or used before; or the account needs its passkey.
             * @example required
             * @enum {string}
             */
            secondFactor?: "required" | "wrong" | "passkey";
            /**
             * @description Whether the caller may repeat a refused keeper mark with `override`.
             * @example true
             */
            mayOverride?: boolean;
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /**
             * @description Name of the parameter or field.
             * @example year
             */
            field: string;
            /**
             * @description The rule it breaks.
             * @example must be an integer
             */
            message: string;
        };
    };
    responses: {
        /** @description The teams' scores. */
        PointsByYear: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PointsByYear"];
            };
        };
        /** @description The team's weeks. */
        PointsByYearTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PointsByYearTeam"];
            };
        };
        /** @description The players' scores. */
        PointsByYearTeamWeek: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PointsByYearTeamWeek"];
            };
        };
        /** @description The league and its teams. */
        League: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["League"];
            };
        };
        /** @description The breakdown. */
        Breakdown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Breakdown"];
            };
        };
        /** @description The trades and the form's options. */
        PreDraftTrades: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PreDraftTrades"];
            };
        };
        /** @description The links, newest first. */
        Invitations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invitation"][];
            };
        };
        /** @description The token of the link. No later response has it. */
        InvitationLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        /** @description The sessions, this one first, then by their last use. */
        Sessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The passkeys, in the order in which they were added. */
        Passkeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Passkey"][];
            };
        };
        /** @description The options. */
        PasskeyOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasskeyOptions"];
            };
        };
        /** @description The recovery codes; each works once instead of a code. */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveryCodes"];
            };
        };
        /** @description The rules. */
        AccountRules: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountRules"];
            };
        };
        /** @description The league's settings. */
        LeagueSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeagueSettings"];
            };
        };
        /** @description The team. */
        Team: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Team"];
            };
        };
        /** @description The profile. */
        TeamProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamProfile"];
            };
        };
        /** @description The tokens of the session. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenResponse"];
            };
        };
        /** @description The results by league. A call that takes longer than five seconds responds with the results so far. */
        AdminRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminRun"];
            };
        };
        /** @description The leagues, the 200 newest; an empty array when no season can be taken back. */
        NewSeasons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewSeason"][];
            };
        };
        /** @description The players, by name. */
        UnmatchedPlayers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnmatchedPlayer"][];
            };
        };
        /** @description The league. */
        HostLeague: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HostLeague"];
            };
        };
        /** @description The host could not be reached, or its response cannot be used. */
        HostProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The aliases; an empty array before the first. */
        Aliases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Alias"][];
            };
        };
        /** @description The 200 newest failed jobs, newest first; an empty array without any. */
        FailedJobs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailedJob"][];
            };
        };
        /** @description A parameter or field is missing or malformed; `errors` names each with its rule. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is right, and the account's second factor needs a code; `secondFactor` names the problem with the sent code. */
        CodeNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token's account may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The league's rules for keepers refuse the mark. `mayOverride` is true for those who may set it nevertheless. */
        KeeperRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls, or too many failed log-ins, of one account or from one address. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such league, team, player or year. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        LeagueId: components["schemas"]["LeagueId"];
        /** @description A MyFantasyLeague league, or 0 for all. */
        AdminLeagueId: components["schemas"]["LeagueId"];
        TeamId: components["schemas"]["TeamId"];
        /** @description Sleeper's team id, which is its owner's user id. */
        UserId: components["schemas"]["TeamId"];
        Year: components["schemas"]["Year"];
        /**
         * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
         *     to come, else the one that the host names as the league's own, else the one with the most picks made.
         */
        Draft: components["schemas"]["DraftNumber"];
        /** @description An entered trade. */
        TradeId: components["schemas"]["TradeId"];
        Week: components["schemas"]["Week"];
    };
    requestBodies: {
        RefreshToken: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        PasswordAndCode: {
            content: {
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInRequest"];
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["CodeNeeded"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["CodeNeeded"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["CodeNeeded"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    findInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationFind"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    beginInvitedPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitedPasskeyBegin"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    beginPasskeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogIn"];
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    populateCache: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    populateRookies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    populateFullLeagueYearData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    populateLastSeasonsRoster: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refreshKeepers: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refreshRosters: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refreshStandings: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateLeagueYearData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getNflPlayerRankings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setFantasyProsPlayerIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    loadNewFantasyProsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateHistoricalTeamWeekData: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    populateLeagueDraftOrder: {
        parameters: {
            query: {
                /** @description A MyFantasyLeague league, or 0 for all. */
                leagueId: components["parameters"]["AdminLeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperUpdateLeagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperUpdatePlayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperHistoricalTeamWeekData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createNewSeason: {
        parameters: {
            query?: {
                /** @description Only this league, of either provider. Without it, or with 0, all leagues. */
                leagueId?: components["schemas"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs; an empty array before the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRun"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getActiveRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRun"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getUnmatchedPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnmatchedPlayers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    saveAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AliasCreate"];
            };
        };
        responses: {
            200: components["responses"]["UnmatchedPlayers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    previewPlayerFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerFile"];
            };
        };
        responses: {
            /** @description The matched and unknown rows, and the changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerFilePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    loadPlayerFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerFile"];
            };
        };
        responses: {
            200: components["responses"]["AdminRun"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSchedule: {
        parameters: {
            query?: {
                /** @description A part of the league's name, in any case. */
                search?: components["schemas"]["DirectorySearch"];
                /** @description Only leagues whose last read failed, or whose records differ from the stored weeks. */
                only?: "failing" | "differing";
                /** @description The first page by default; one beyond the last is the last. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the leagues on the schedule, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSecurityLog: {
        parameters: {
            query?: {
                /** @description Left out, events of every kind. */
                kind?: components["schemas"]["SecurityEventKind"];
                /** @description The `id` of an event; only older ones are in the response. Left out, the newest. */
                before?: components["schemas"]["SecurityEventId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountRules"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setAccountRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRulesChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountRules"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setPace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaceChange"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    syncLeague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledLeagueChoice"];
            };
        };
        responses: {
            /** @description Queued. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FailedJobs"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobChoice"];
            };
        };
        responses: {
            200: components["responses"]["FailedJobs"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    discardFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobChoice"];
            };
        };
        responses: {
            200: components["responses"]["FailedJobs"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAliases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Aliases"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    removeAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AliasRemove"];
            };
        };
        responses: {
            200: components["responses"]["Aliases"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getNewSeasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewSeasons"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    takeBackNewSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeasonTakeBack"];
            };
        };
        responses: {
            200: components["responses"]["NewSeasons"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getLeagues: {
        parameters: {
            query?: {
                /** @description A part of the league's name, in any case, or its id. */
                search?: components["schemas"]["LeagueSearch"];
                platform?: components["schemas"]["Provider"];
                /** @description The first page by default; one beyond the last is the last. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the leagues, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addLeague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeagueCreate"];
            };
        };
        responses: {
            200: components["responses"]["HostLeague"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            502: components["responses"]["HostProblem"];
            default: components["responses"]["Problem"];
        };
    };
    getDirectory: {
        parameters: {
            query?: {
                /** @description Words of a league's name, in any order. A wrong, missing or additional letter, or two swapped ones, are forgiven in a word of five letters or more, accents, apostrophes, other punctuation and spaces in every name; where nothing else is found, missing letters after the first. The leagues come by how well they match, those with the very text first, then those with each word, then similar ones. */
                search?: components["schemas"]["DirectorySearch"];
                platform?: components["schemas"]["Provider"];
                /** @description The league's newest season. */
                season?: components["schemas"]["Year"];
                /** @description The first page by default. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the leagues by name, demo leagues last; of a search, the best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directory"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getLeagueSettings: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeagueSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setLeagueSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeagueSettingsChange"];
            };
        };
        responses: {
            200: components["responses"]["LeagueSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    acceptDrop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DropChoice"];
            };
        };
        responses: {
            200: components["responses"]["LeagueSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeLeague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeagueRemove"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    exportLeague: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The league's rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setDemoLeagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoLeaguesChange"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getAdditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leagues; an empty array when none is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    findHostLeague: {
        parameters: {
            query: {
                platform: components["schemas"]["HostPlatform"];
                league: components["schemas"]["HostAddress"];
                season?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HostLeague"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            502: components["responses"]["HostProblem"];
            default: components["responses"]["Problem"];
        };
    };
    findLeaguesOfUser: {
        parameters: {
            query: {
                /** @description A username, as Sleeper shows it. */
                user: string;
                /** @description The season of today when it is left out. */
                season?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leagues, by name; an empty array without any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueOfUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            502: components["responses"]["HostProblem"];
            default: components["responses"]["Problem"];
        };
    };
    saveHostKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostKey"];
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            502: components["responses"]["HostProblem"];
            default: components["responses"]["Problem"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endSessions: {
        parameters: {
            query?: {
                /** @description Left out, every session of the caller ends but the one of this call. */
                sessionId?: components["schemas"]["SessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    turnOnSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordAndCode"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordAndCode"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordAndCode"];
        responses: {
            /** @description Turned off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Passkeys"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRename"];
            };
        };
        responses: {
            200: components["responses"]["Passkeys"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyCreate"];
            };
        };
        responses: {
            200: components["responses"]["Passkeys"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBegin"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRemove"];
            };
        };
        responses: {
            200: components["responses"]["Passkeys"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitations"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query: {
                invitationId: components["schemas"]["InvitationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitations"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCreate"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAccounts: {
        parameters: {
            query?: {
                /** @description A part of the e-mail address, in any case. */
                search?: components["schemas"]["AccountSearch"];
                /** @description The first page by default; one beyond the last is the last. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the accounts, by e-mail address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setRights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightsChange"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChoice"];
            };
        };
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRemove"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDraftOrder: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default the league's. A past season without a stored draft is not found. */
                year?: components["schemas"]["Year"];
                /**
                 * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
                 *     to come, else the one that the host names as the league's own, else the one with the most picks made.
                 */
                draft?: components["parameters"]["Draft"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDraftPick: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default the league's. */
                year?: components["schemas"]["Year"];
                /**
                 * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
                 *     to come, else the one that the host names as the league's own, else the one with the most picks made.
                 */
                draft?: components["parameters"]["Draft"];
                round: components["schemas"]["Round"];
                /** @description Its number in the round. */
                pick: components["schemas"]["PickInRound"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pick. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getFuturePicks: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picks by season, round and first team; none for a league that trades no picks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComingPicks"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    pointsByYear: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYear"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    pointsByYearTeam: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYearTeam"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    pointsByYearTeamWeek: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                teamId: components["parameters"]["TeamId"];
                week: components["parameters"]["Week"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYearTeamWeek"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperPointsByYear: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYear"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperPointsByYearTeam: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /** @description Sleeper's team id, which is its owner's user id. */
                userId: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYearTeam"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperPointsByYearTeamWeek: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /** @description Sleeper's team id, which is its owner's user id. */
                userId: components["parameters"]["UserId"];
                week: components["parameters"]["Week"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsByYearTeamWeek"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getMatchup: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                teamId: components["parameters"]["TeamId"];
                week: components["parameters"]["Week"];
                /** @description The opponent, of a team that plays several games in a week; by default the first. */
                opponentId?: components["schemas"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matchup"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getLeague: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["League"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSearchIndex: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players, teams and seasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndex"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperRules: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, and what they say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueKeeperRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setKeeperRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeeperRulesChange"];
            };
        };
        responses: {
            /** @description What changes for the teams, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperRulesEffects"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperDesk: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs of a team's players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperDesk"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnKeeperDesk: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs of a team's players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperDesk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperChoices: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices of all teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    takeHostKeepers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    leagueId: components["schemas"]["LeagueId"];
                };
            };
        };
        responses: {
            /** @description The marks are the host's keepers. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperHistory: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kept players of all seasons, also those marked for a draft to come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDepthChart: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The depth charts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepthChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperBreakdown: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breakdown"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRosterBreakdown: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breakdown"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getLeagueYears: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record a year, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueYears"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getGames: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default that of the standings. */
                year?: components["schemas"]["Year"];
                /** @description By default the last week with scores, or before a season its first week. */
                week?: components["schemas"]["Week"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week's games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getBracket: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default that of the standings. */
                year?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bracket; without rounds before the games of the play-offs are known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bracket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTeamSeason: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                teamId: components["parameters"]["TeamId"];
                /** @description The season; by default that of the standings. */
                year?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSeason"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRules: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default the newest season with known rules. */
                year?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesOfSeason"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTransactions: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The season; by default all seasons. */
                year?: components["schemas"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions, newest season first, in a season newest first, then the drafted players in the order of the picks and the keepers; none for a season without any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transactions"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAvailablePlayers: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available players, best NFL rank first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailablePlayers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPlayer: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                playerId: components["schemas"]["PlayerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePlayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPlayerStory: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                playerId: components["schemas"]["PlayerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player's story; without seasons and events for a player whom no team of the league ever had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerStory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAllTime: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                /** @description The team whose games against each other team are counted; by default each team's regular seasons. */
                teamId?: components["schemas"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, by winning percentage and points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllTime"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRecords: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records; none before the first week is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueRecords"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getWeekRosters: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /** @description The week; by default the last one with line-ups. */
                week?: components["schemas"]["Week"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players; none before the first week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekRosters"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSleeperLeague: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["League"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPreDraftTrades: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /**
                 * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
                 *     to come, else the one that the host names as the league's own, else the one with the most picks made.
                 */
                draft?: components["parameters"]["Draft"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreDraftTrades"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    replacePreDraftTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreDraftTradeReplace"];
            };
        };
        responses: {
            200: components["responses"]["PreDraftTrades"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createPreDraftTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreDraftTradeCreate"];
            };
        };
        responses: {
            200: components["responses"]["PreDraftTrades"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    takeBackPreDraftTrade: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /** @description An entered trade. */
                tradeId: components["parameters"]["TradeId"];
                /**
                 * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
                 *     to come, else the one that the host names as the league's own, else the one with the most picks made.
                 */
                draft?: components["parameters"]["Draft"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreDraftTrades"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTradablePicks: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
                /**
                 * @description One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
                 *     to come, else the one that the host names as the league's own, else the one with the most picks made.
                 */
                draft?: components["parameters"]["Draft"];
                /** @description Lists the picks as if this entered trade were taken back, to correct it. */
                tradeId?: components["schemas"]["TradeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picks by team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradablePicks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createPickTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickTradeCreate"];
            };
        };
        responses: {
            /** @description What changes for both teams, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickTradeEffects"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getEnteredTrades: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                year: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entered trades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredTrade"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRookies: {
        parameters: {
            query: {
                year: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rookies; an empty array for a year without any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rookie"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getSettings: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getKeeperChanges: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTeam: {
        parameters: {
            query: {
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Team"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    teamSetKeeper: {
        parameters: {
            query: {
                teamId: components["parameters"]["TeamId"];
                /** @description The row's `playerId`. */
                leaguePlayerId: components["schemas"]["PlayerId"];
                /** @description The mark that is set. Without it the mark is toggled. */
                isKeeper?: boolean;
                /**
                 * @description Marks against the rules too, for the league's commissioner or an admin, whose toggle without `isKeeper` does so by itself. The
                 *     history of keeper marks says so.
                 */
                override?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Team"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeeperRefused"];
            default: components["responses"]["Problem"];
        };
    };
    getTeamProfile: {
        parameters: {
            query: {
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeamProfile"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSleeperTeam: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Team"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSleeperTeamProfile: {
        parameters: {
            query: {
                leagueId: components["parameters"]["LeagueId"];
                teamId: components["parameters"]["TeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeamProfile"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sleeperTeamSetKeeper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SleeperSetKeeperRequest"];
            };
        };
        responses: {
            /** @description The updated player list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPlayer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeeperRefused"];
            default: components["responses"]["Problem"];
        };
    };
    events: {
        parameters: {
            query?: {
                ticket?: components["schemas"]["EventTicket"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. Its events have no type; the schema is that of each event's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Change"];
                };
            };
            /** @description No place is free. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getEventTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["EventTicket"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
