import { problemText } from '../../src/api/problemText';

const text = (body: unknown) => problemText({ message: 'An unexpected server error occurred.', status: 400, body });

test('the fields and their rules, else the detail, else that it failed', () => {
  const errors = [
    { field: 'date', message: 'must be a date' },
    { field: 'pickTo', message: 'must be at most 12' },
  ];
  expect(text({ title: 'Bad Request', detail: 'no', errors })).toBe('date: must be a date. pickTo: must be at most 12');
  expect(text({ title: 'Forbidden', detail: 'Commissioners only.', errors: [] })).toBe('Commissioners only.');
  for (const body of [null, 'broken', {}, { detail: '' }, { detail: 7 }, { errors: 'many' }])
    expect(text(body)).toBe('An unexpected server error occurred.');
});
