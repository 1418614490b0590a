/** `npm run rotate-keys`: replaces the keys of this installation. */
import { runCommand } from './command';
import { rotateKeysCommand } from './rotateKeysCommand';

await runCommand(rotateKeysCommand);
