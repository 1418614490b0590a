import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';
import { usePlatform } from '../../routing/usePlatform';
import { withParam } from '../../lib/withParam';
import { playerFacts } from './playerFacts';
import { pointSeries } from './pointSeries';

type Story = Schema<'PlayerStory'>;
/** A row of the table, or the heading of those below it. */
type Line = { key: string; heading?: string; header?: ReactNode; cell?: (story: Story) => ReactNode };

const none = '–';

function figureLines(stories: readonly Story[], average: string): Line[] {
  const facts = playerFacts(stories[0]!.player, average).map(([name], index): Line => ({
    key: name,
    header: name,
    cell: ({ player }) => playerFacts(player, average)[index]![1],
  }));
  return [
    { key: 'position', header: 'Position', cell: ({ player }) => player.position || none },
    { key: 'nflTeam', header: 'NFL Team', cell: ({ player }) => player.nflTeam ?? none },
    {
      key: 'team',
      header: 'Team',
      cell: ({ player: { team } }) => (team ? <TeamName id={team.id} name={team.name} /> : none),
    },
    ...facts,
  ];
}

function seasonLine(year: number, to: string): Line {
  return {
    key: `season ${year}`,
    header: (
      <Link to={to} preventScrollReset>
        {year}
      </Link>
    ),
    cell: ({ player, seasons }) => {
      const season = seasons.find((each) => each.season === year);
      if (!season) return none;
      const { place, players } = season.positionRank;
      return (
        <>
          {points(season.points)}{' '}
          <span className="muted">
            {player.position} {place} of {players}, {points(season.startedPoints)} as a starter
          </span>
        </>
      );
    },
  };
}

/** The weeks of a season in which a line-up had one of the players. */
function weekLines(stories: readonly Story[], year: number): Line[] {
  const weeksOf = (story: Story) => story.seasons.find(({ season }) => season === year)?.weeks ?? [];
  const weeks = [...new Set(stories.flatMap((story) => weeksOf(story).map(({ week }) => week)))].sort((a, b) => a - b);
  return weeks.map((week) => ({
    key: `week ${week}`,
    header: `Week ${week}`,
    cell: (story) => {
      const own = weeksOf(story).filter((each) => each.week === week);
      const scored = pointSeries(own).all[0];
      return own.some(({ isBye }) => isBye) ? 'Bye' : scored == null ? none : points(scored);
    },
  }));
}

type Props = { stories: readonly Story[]; year: number | undefined };

/** The figures, the season totals and the weeks of a season of several players side by side. */
export function ComparedTable({ stories, year }: Props) {
  const { words } = usePlatform();
  const [search] = useSearchParams();
  const years = [...new Set(stories.flatMap(({ seasons }) => seasons.map(({ season }) => season)))].sort((a, b) => b - a);
  const toYear = (of: number) => `?${withParam(search, 'year', String(of))}`.replaceAll('%2C', ',');
  const lines: Line[] = [
    ...figureLines(stories, words.average),
    ...(years.length > 0 ? [{ key: 'seasons', heading: 'Points by season' }] : []),
    ...years.map((each) => seasonLine(each, toYear(each))),
    ...(year === undefined ? [] : [{ key: 'weeks', heading: `Points by week, ${year}` }, ...weekLines(stories, year)]),
  ];
  const columns: StaticColumn<Line>[] = [
    { key: 'header', header: 'Figure', rowHeader: true, className: 'pinned', cell: ({ header }) => header },
    ...stories.map((story): StaticColumn<Line> => ({
      key: story.player.playerId,
      header: story.player.playerName,
      cell: ({ cell }) => cell?.(story),
    })),
  ];
  return (
    <CardSection title="Side by side" flush>
      <StaticTable
        hasLinks
        label="Side by side"
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        headingOf={({ heading }) => heading}
      />
    </CardSection>
  );
}
