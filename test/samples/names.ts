/** The names and ids that a sample response carries, and whether its optional fields have values. */
export type Names = { leagueId: string; teamId: string; league: string; team: string; player: string; known: boolean };

export const plain: Names = {
  leagueId: '777',
  teamId: '77701',
  league: 'Checklist League',
  team: 'Alpha Squad',
  player: 'Sam Runner',
  known: true,
};

/** Very long names, HTML and emoji, ids of 18 digits, and null wherever the contract allows it. */
export const odd: Names = {
  leagueId: '620000000000000987',
  teamId: '610000000000000123',
  league: `<img src=x onerror=alert(1)> & “League” 🏈 ${'Everlasting'.repeat(20)}`,
  team: `<b>O'Neil</b> &amp; <Sons> 👨‍👩‍👧 ${'Unpronounceable'.repeat(20)}`,
  player: `D'André <script>alert("x")</script> 😀 ${'Hyphenated-'.repeat(20)}Jr.`,
  known: false,
};

/** The names of another league, made from its number. */
export const leagueNumber = (number: number): Names => ({
  ...plain,
  leagueId: String(number),
  teamId: `${number}01`,
  league: `League ${number}`,
  team: `Team of ${number}`,
  player: `Player of ${number}`,
});
