import { screen, waitFor } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { findRowTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { sleep } from '../../support/sleep';
import { catchSaved, platforms, type Saved, scores, yearScreen } from './scorePages';

/** Opens a year's scores and presses Export. */
async function exportScores(address: string): Promise<Saved> {
  const saved = catchSaved();
  const { user } = renderPage(address);
  await findRowTexts('Team Scores');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).not.toEqual([]));
  await sleep(50);
  expect(saved).toHaveLength(1);
  return saved[0]!;
}

/** The first line, after the byte-order mark. */
const HEADER = '\uFEFFteamId,teamName,ownerName,teamScoreTotal,benchScoreTotal,resScoreTotal,teamScoreIncBenchAndRes';

afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

test.each(platforms)(
  'an Export button downloads {year}_TeamScores_{leagueName without spaces}.csv containing all team fields: $name',
  async (platform) => {
    const { call, leagueId } = platform;
    const response = (await get(`${call}?leagueId=${leagueId}&year=2025`)).json<{ leagueName: string; teams: object[] }>();
    const { name, bytes } = await exportScores(yearScreen(platform));
    expect(name).toBe(`2025_TeamScores_${response.leagueName.replaceAll(' ', '')}.csv`);
    const [header, ...lines] = bytes.toString('utf8').split('\r\n');
    expect(header).toBe(HEADER);
    expect(lines).toEqual(response.teams.map((team) => Object.values(team).join(',')));
  },
);

test('RFC 4180 quoting, UTF-8; a text cell that starts with =, +, - or @ is prefixed with an underscore, numbers are left alone', async () => {
  const [platform] = platforms;
  respondToCalls(platform.call, () => ({
    leagueName: ' The  Big\tLeague ',
    teams: [
      { teamId: '123456789012345678', teamName: '=SUM(A1)', ownerName: '-', ...scores(-4.5) },
      { teamId: '2', teamName: 'He said "hi", twice', ownerName: '@home', ...scores(30, 2, 1) },
      { teamId: '3', teamName: 'Tidal Wave 🌊', ownerName: null, ...scores(200) },
      { teamId: '4', teamName: '+1\r\nline', ownerName: '-me', ...scores(1000) },
    ],
  }));
  const { name, bytes } = await exportScores(yearScreen(platform));
  expect(name).toBe('2025_TeamScores_TheBigLeague.csv');
  const file = [
    HEADER,
    '4,"_+1\r\nline",_-me,1000,0,0,1000',
    '3,Tidal Wave 🌊,,200,0,0,200',
    '2,"He said ""hi"", twice",_@home,30,2,1,33',
    '123456789012345678,_=SUM(A1),-,-4.5,0,0,-4.5',
  ].join('\r\n');
  expect(bytes.equals(Buffer.from(file, 'utf8'))).toBe(true);
});
