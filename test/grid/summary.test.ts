import { number, text } from '../../src/grid/columnKinds';
import { summarise } from '../../src/grid/summary';

type Row = { name: string; slot: string; score: number | null; count: number };
const rows: Row[] = [
  { name: 'A', slot: 'starter', score: 0.1, count: 2 },
  { name: 'B', slot: 'starter', score: 0.2, count: 3 },
  { name: 'C', slot: 'bench', score: null, count: 2 },
];
const columns = [text<Row>('name', 'Name'), number<Row>('score', 'Score', { digits: 2 }), number<Row>('count', 'Count')];
const line = (...rest: Parameters<typeof summarise<Row>>) =>
  summarise(...rest).map((each) => [each.label, ...columns.slice(1).map(({ field }) => each.texts.get(field) ?? '')]);

test('a sum has its column’s format, an average 2 decimals; unknown numbers are left out', () => {
  const fields = ['score', 'count'];
  expect(
    line(
      [
        { label: 'Total', of: 'sum', fields },
        { label: 'Average', of: 'average', fields: ['score', 'count'] },
      ],
      columns,
      rows,
    ),
  ).toEqual([
    ['Total', '0.30', '7'],
    ['Average', '0.15', '2.33'],
  ]);
});

test('only counted rows and named columns are summed; unknown values have no average, no rows no summary', () => {
  const bench = { label: 'Bench', of: 'average' as const, fields: ['score'], where: ({ slot }: Row) => slot === 'bench' };
  expect(line([bench], columns, rows)).toEqual([['Bench', 'N/A', '']]);
  expect(line([bench], columns, [])).toEqual([]);
});
