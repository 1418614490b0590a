import { decode } from '../../../../server/hosts/transport/decode';

const json = (encoding: string) => `{"encoding":"${encoding}","name":"Zoé’s"}`;
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text.replace('’', "'"), 'latin1'));

test.each([
  ['UTF-8 whatever is named', Buffer.from(json('ISO-8859-1')), 'application/json; charset=iso-8859-1', json('ISO-8859-1')],
  ['what the content names', latin1(json('ISO-8859-1')), 'application/json', json('ISO-8859-1').replace('’', "'")],
  ['what the header names', latin1('{"name":"Zoé"}'), 'text/xml; charset="ISO-8859-1"', '{"name":"Zoé"}'],
  [
    'what XML names',
    latin1('<?xml version="1.0" encoding="iso-8859-1"?>é'),
    null,
    '<?xml version="1.0" encoding="iso-8859-1"?>é',
  ],
  ['with a replacement where nobody knows', latin1('{"name":"Zoé"}'), 'text/html; charset=nonsense', '{"name":"Zo\uFFFD"}'],
])('a body is decoded by %s', (_, bytes, contentType, text) => {
  expect(decode(bytes, contentType)).toBe(text);
});
