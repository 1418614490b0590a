/** Names nobody expects, values that are missing, ids beyond what a number holds, and responses that come when they should not. */
import { screen, waitFor } from '@testing-library/react';
import { leagueNumber, odd, type Names } from '../../../samples/names';
import { respondToScreen, expectFull, goTo, deferred, open } from '../../../app/screenMatrix/open';
import { dataScreenList, type DataScreen } from '../../../app/screenMatrix/screens';

const later = <Body,>(body: Body, ms: number) => new Promise<Body>((resolve) => setTimeout(() => resolve(body), ms));

test.each(dataScreenList)(
  '%s: very long names, HTML and emoji are shown as text, null as words, ids of 18 digits in full',
  async (_id, shown) => {
    const calls = respondToScreen(
      shown,
      () => odd,
      () => later(shown.response(odd, 1), 50),
    );
    await open(shown.address(odd));
    await expectFull(shown, odd);
    expect(document.querySelector('main :is(b, script, [onerror])')).toBeNull();
    for (const call of calls) {
      if (call['leagueId']) expect(call['leagueId']).toBe(odd.leagueId);
      expect([odd.teamId, undefined]).toContain(call['teamId'] ?? call['userId']);
    }
    for (const link of screen.queryAllByRole('link').filter(({ textContent }) => textContent === odd.team))
      expect(link.getAttribute('href')).toContain(`/league/${odd.leagueId}/team/${odd.teamId}`);
  },
);

const one = leagueNumber(501);
const other = leagueNumber(502);
/** Whose call this is: the screens of a team call with its id alone. */
const whose = (call: Record<string, string>): Names =>
  Object.values(call).some((value) => value === other.leagueId || value === other.teamId) ? other : one;

// Rookies are asked for by year: they are the same in every league.
const ofLeague = dataScreenList.filter(([id]) => id !== 'rookies');

test.each(ofLeague)(
  '%s: after quick switching between leagues with responses in the wrong order, each league shows its own data',
  async (_id, shown) => {
    const responses = new Map([one, other].map((names) => [names, deferred<object>()]));
    const calls = respondToScreen(shown, whose, (call) => responses.get(whose(call))!.response);
    const release = (names: Names) => responses.get(names)!.release(shown.response(names, 1));
    await open(shown.address(one));
    goTo(shown.address(other));
    goTo(shown.address(one));
    goTo(shown.address(other));
    await waitFor(() => expect(calls.map(whose)).toEqual(expect.arrayContaining([one, other])));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await release(other);
    await expectFull(shown, other);
    await release(one);
    await expectFull(shown, other);
    expect(screen.queryByText(one.team)).not.toBeInTheDocument();
    goTo(shown.address(one));
    await expectFull(shown, one);
    expect(calls).toHaveLength(2);
  },
);

// One page of each kind: cards, a grid, lists, tables. `test/slow/faults/pages/leaving` goes through all of them with every fault.
const ofEachKind = ofLeague.filter(([id]) => ['standings', 'team', 'history', 'draftOrder'].includes(id));

test.each(ofEachKind)('%s: a league that fails does not take the league before it down', failsAfter);

async function failsAfter(_id: string, shown: DataScreen) {
  respondToScreen(shown, whose, (call) =>
    whose(call) === one ? shown.response(one, 1) : new Response('<h1>Bad gateway</h1>', { status: 502 }),
  );
  await open(shown.address(one));
  await expectFull(shown, one);
  goTo(shown.address(other));
  await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(screen.queryByText(one.team)).not.toBeInTheDocument());
  goTo(shown.address(one));
  await expectFull(shown, one);
}
