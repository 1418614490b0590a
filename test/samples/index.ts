/** The samples of queries, by operation: each file of this folder with the name of one. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { QueryName } from '../../src/api/types';
import type { Sample } from './sample';

const load = (name: string) => jest.requireActual<Record<string, Sample>>(join(__dirname, name))[name];

export const samples = Object.fromEntries(
  readdirSync(__dirname)
    .map((file) => basename(file, '.ts'))
    .flatMap((name) => {
      const sample = /^(get|points)/.test(name) ? load(name) : undefined;
      return sample ? [[name, sample]] : [];
    }),
) as Partial<Record<QueryName, Sample>>;
