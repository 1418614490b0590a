/** The tables that every page loads. The other generated ones load with the pages that import them. */
export * from './draftPicks';
export * from './leagues';
export * from './teamNames';
export * from './teams';
export * from './generated/accountTables.gen';
export * from './generated/draftTables.gen';
export * from './generated/historyTables.gen';
export * from './generated/leagueTables.gen';
export * from './generated/preDraftTradesTables.gen';
export * from './generated/settingsTables.gen';
export * from './generated/teamTables.gen';
