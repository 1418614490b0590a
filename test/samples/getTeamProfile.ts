import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import type { Sample } from './sample';

export const getTeamProfile: Sample = {
  params: { teamId: '13201' },
  unknown: [{ teamId: '999' }, { teamId: '610000000000000001' }],
  response: ({ team: teamName, known }: Names): Schema<'TeamProfile'> => ({
    avatar: known ? '/avatars/1.svg' : null,
    teamName,
    ownerName: known ? 'Robin Hale' : null,
    division: known ? 'North' : null,
  }),
};
