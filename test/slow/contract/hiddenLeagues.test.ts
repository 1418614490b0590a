/** Every call about a league of members only. */
import { describeOpen, describeSecured, hideLeagues, open, secured } from '../../contract/hiddenLeagues';

beforeAll(hideLeagues);

it('covers the calls of a league and of a team', () => {
  const ids = open.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['getLeague', 'getTeam', 'getSleeperTeam', 'getPlayer', 'getSettings']));
  expect(open.length).toBeGreaterThan(20);
  expect(secured.length).toBeGreaterThan(8);
});

describeOpen(open);
describeSecured(secured);
