import { readLeagueAddress } from '../../server/hosts/leagueAddress';
import { exampleUrls } from '../../src/platforms/exampleUrls';

test('the example of a league’s address is one that the server reads', () => {
  for (const [host, example] of Object.entries(exampleUrls)) {
    expect(readLeagueAddress(example, 'sleeper')?.platform).toBe(host);
  }
});
