import { Link, useLocation } from 'react-router';
import { playerStories } from '../../entities/tables';
import { selectSettings } from '../../entities/settingsSlice';
import { showsAllSeasons } from '../../routing/allSeasons';
import { readYear } from '../../routing/readSearch';
import type { RouteMatch } from '../../routing/routeParams';
import { rosterGroups } from '../../routing/routes';
import { useAppSelector } from '../../store/hooks';
import { hasTeamSeasons, seasonPath } from './seasonPath';

/** The season of a page, between links to the same screen in the seasons before and after it; nothing on a page of all seasons. */
export function SeasonSwitch({ match }: { match: RouteMatch }) {
  const { params, route } = match;
  const search = new URLSearchParams(useLocation().search);
  const {
    season,
    standingsSeason,
    seasons = [],
    draftSeasons = [],
  } = useAppSelector((state) => selectSettings(state, params.leagueId ?? '')) ?? {};
  const { leagueId = '', playerId } = params;
  const story = useAppSelector((state) => playerId !== undefined && playerStories.selectRow(state, { leagueId, playerId }));
  /** The seasons of the page's player, none until they are loaded; undefined on a page without one. */
  const ofPlayer = story === false ? undefined : (story?.seasons.map((each) => each.season) ?? []);
  const view = search.get('view');
  const isPrepared =
    view === 'rules' || (!hasTeamSeasons(route, view) && route.group !== undefined && rosterGroups.includes(route.group));
  const newest = ofPlayer ? ofPlayer[0] : isPrepared ? season : standingsSeason;
  const own = params.year ?? readYear(search) ?? (route.group === 'History' ? undefined : newest);
  if (own === undefined || showsAllSeasons(search)) return null;
  const year = Number(own);
  const known =
    ofPlayer ??
    (route.id === 'draftOrder'
      ? draftSeasons
      : isPrepared || view === 'moves'
        ? [season ?? year, ...seasons]
        : seasons.filter((each) => newest === undefined || each <= newest));
  const linkTo = (other: number, sign: string) => {
    const to = Number.isFinite(other) && seasonPath(match, search, other, newest);
    return (
      to && (
        <Link to={to} aria-label={`Season ${other}`} title={`Season ${other}`}>
          {sign}
        </Link>
      )
    );
  };
  return (
    <div className="season-switch" role="group" aria-label="Season">
      {linkTo(Math.max(...known.filter((each) => each < year)), '◂')}
      <span>
        <span className="season-switch__word">Season </span>
        {own}
      </span>
      {linkTo(Math.min(...known.filter((each) => each > year)), '▸')}
    </div>
  );
}
