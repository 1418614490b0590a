import { decodeFile } from '../../src/lib/decodeFile';

test.each(['utf8', 'utf16le'] as const)('bytes in %s are decoded, with and without a byte order mark', (encoding) => {
  const text = 'RK;PLAYER NAME\n1;Zoë\n';
  for (const mark of ['', '\uFEFF']) {
    const bytes = Buffer.from(mark + text, encoding);
    expect(decodeFile(bytes)).toBe(text);
    if (encoding === 'utf16le') expect(decodeFile(bytes.swap16())).toBe(text);
  }
});
