import { problemText, errorText } from '../../src/api/problemText';

const text = (body: unknown) => problemText({ message: 'An unexpected server error occurred.', status: 400, body });

test('a problem is shown by its fields and rules, else by its detail, else as failed', () => {
  const errors = [
    { field: 'date', message: 'must be a date' },
    { field: 'pickTo', message: 'must be at most 12' },
  ];
  expect(text({ title: 'Bad Request', detail: 'no', errors })).toBe('date: must be a date. pickTo: must be at most 12');
  expect(text({ title: 'Forbidden', detail: 'Commissioners only.', errors: [] })).toBe('Commissioners only.');
  for (const body of [null, 'broken', {}, { detail: '' }, { detail: 7 }, { errors: 'many' }])
    expect(text(body)).toBe('An unexpected server error occurred.');
});

test('a form’s labels replace the contract’s field names', () => {
  const errors = [
    { field: 'pickTo', message: 'must be at most 12' },
    { field: 'year', message: 'is over' },
  ];
  const error = { message: 'An unexpected server error occurred.', status: 400, body: { errors } } as const;
  expect(problemText(error, { pickTo: 'To pick' })).toBe('To pick: must be at most 12. year: is over');
});

test('a request without a response says so', () => {
  const error = { message: 'An unexpected server error occurred.', status: 0, body: 'TypeError: Failed to fetch' } as const;
  expect(problemText(error)).toBe('The server cannot be reached. Check your connection and try again.');
});

test('the end of a session is no refusal', () => {
  for (const error of [undefined, { message: 'm', status: 401, body: null }, { name: 'AbortError', message: 'Aborted' }])
    expect(errorText(error)).toBeNull();
  expect(errorText({ message: 'Refused', status: 403, body: null })).toBe('Refused');
});
