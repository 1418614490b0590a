/** The score pages of both platforms: a league with scores of 2025, a team of it, where its screens and their calls are. */
export const platforms = [
  {
    name: 'MyFantasyLeague',
    leagueId: '132',
    teamId: '13204',
    screens: '',
    call: '/api/History/PointsByYear',
    teamParameter: 'teamId',
  },
  {
    name: 'Sleeper',
    leagueId: '620000000000000149',
    teamId: '610000000000000260',
    screens: '/sleeper',
    call: '/api/History/SleeperPointsByYear',
    teamParameter: 'userId',
  },
] as const;

export type ScorePlatform = (typeof platforms)[number];

/** Where a platform's team scores of 2025 are. */
export const yearScreen = ({ screens, leagueId }: ScorePlatform) => `${screens}/history/${leagueId}/pointsbyyear/2025`;

/** The four scores of a team with these parts. */
export const scores = (team: number, bench = 0, res = 0) => ({
  teamScoreTotal: team,
  benchScoreTotal: bench,
  resScoreTotal: res,
  teamScoreIncBenchAndRes: team + bench + res,
});

/** A file that the browser would save. */
export type Saved = { name: string; bytes: Buffer };

/** Catches the files that the browser would save. */
export function catchSaved(): Saved[] {
  const saved: Saved[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const reader = new FileReader();
    const { download: name } = this;
    reader.onload = () => saved.push({ name, bytes: Buffer.from(reader.result as ArrayBuffer) });
    reader.readAsArrayBuffer(blob!);
  });
  return saved;
}
