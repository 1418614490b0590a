import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A player file of the fixtures as text. */
export const playerFile = (name: string): string => readFileSync(join(__dirname, '../../fixtures/players', name), 'utf8');
