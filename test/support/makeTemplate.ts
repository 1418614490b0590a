/** Makes the seeded database of the tests beside the checks: while Jest's set-up makes it, only one core is busy. */
import { makeTemplate } from './template';

void makeTemplate();
