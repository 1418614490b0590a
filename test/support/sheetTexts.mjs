/** Prints the text of each sheet of the PDF file in the first argument, as JSON. A process of its own, because Jest loads no ES modules. */
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(readFileSync(process.argv[2])), { mergePages: false });
process.stdout.write(JSON.stringify(text));
