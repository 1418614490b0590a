import type { SampleOf } from './sample';

export const getTeamProfile: SampleOf<'getTeamProfile'> = {
  params: { teamId: '13201' },
  unknown: [{ teamId: '999' }, { teamId: '610000000000000001' }],
  response: ({ team: teamName, known }) => ({
    avatar: known ? '/avatars/1.svg' : null,
    teamName,
    ownerName: known ? 'Robin Hale' : null,
    division: known ? 'North' : null,
  }),
};
