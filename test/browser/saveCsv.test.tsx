import { saveCsv } from '../../src/browser/saveCsv';

interface Team {
  name: string | null;
  score: number;
}
const columns = [
  { header: 'Team Name', value: (team: Team) => team.name },
  { header: 'Score', value: (team: Team) => team.score },
];

describe('saving', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob;

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:table';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('downloads the bytes as UTF-8, after a byte-order mark, under the name with .csv', async () => {
    saveCsv('2025_TeamScores_GlobalLeague', [{ name: 'Ångström 🏈', score: 1 }], columns);
    expect(saved.map(({ name }) => name)).toEqual(['2025_TeamScores_GlobalLeague.csv']);
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(blob);
    });
    expect(Buffer.from(bytes).equals(Buffer.from('\uFEFFTeam Name,Score\r\nÅngström 🏈,1', 'utf8'))).toBe(true);
    expect(document.querySelector('a')).toBeNull();
  });

  test('export with no exportable columns is a console warning only', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    saveCsv('all-data', [{ name: 'x', score: 1 }], []);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([]);
  });
});
