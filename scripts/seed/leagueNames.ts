/** The made-up divisions, teams and owners of the MyFantasyLeague leagues; a third name is the team's name before 2023. */

export type TeamNames = readonly [name: string, owner: string, formerName?: string];
export type DivisionNames = { name: string; teams: readonly TeamNames[] };

export const globalLeague: readonly DivisionNames[] = [
  {
    name: 'Atlantic',
    teams: [
      ['Harbour Lights', 'Morag Tennant'],
      ["O'Neil & <Sons>", "Declan O'Neil"],
      ['Café Touchdown', 'Zoë Lefèvre'],
      ['Gridiron Gurus', 'Tobias Hartwell'],
    ],
  },
  {
    name: 'Pacific',
    teams: [
      [
        'The Extraordinarily Long-Winded Gentlemen of the Fourth Quarter Comeback Society',
        'Maximilian Featherstonehaugh-Cholmondeley',
      ],
      ['Tidal Wave 🌊', 'Kaimana Reyes'],
      ['Blitz Brigade', 'Ingrid Solheim', 'Sunday Sleepers'],
      ['Redwood Rushers', 'Peter Aldous'],
    ],
  },
  {
    name: 'Indian',
    teams: [
      ['Monsoon Season', 'Anjali Varghese'],
      ['Spice Route Runners', 'Rafiq Chowdhury'],
      ['Second & Goal', 'Bethany Crowe'],
      ['Null Island Nomads', 'Sipho Dlamini'],
    ],
  },
];

export const colLeague: readonly DivisionNames[] = [
  {
    name: 'Day Shift',
    teams: [
      ['Column Inches', 'Harriet Bloom'],
      ['Paper Jammers', 'Gus Petrakis'],
      ['Spreadsheet Heroes', 'Nadia Farouk'],
      ['Reply All', 'Colin Marsh'],
      ['The Stapler', 'Wendy Okafor', 'Red Staplers'],
    ],
  },
  {
    name: 'Night Shift',
    teams: [
      ['Graveyard Gridiron', 'Vlad Ionescu'],
      ['Vending Machine Kings', 'Tamsin Rhodes'],
      ['Überstunden', 'Jürgen Müßig'],
      ['Last Bus Home', 'Callum Frith'],
      ['Overtime Pay', 'Rosa Delgado'],
    ],
  },
];

export const bangingHeads: readonly DivisionNames[] = [
  {
    name: 'Thrash',
    teams: [
      ['Power Chord', 'Dex Maddox'],
      ['Mosh Pit Misfits', 'Freya Lindqvist'],
      ['Motör Hêadlocks', 'Björn Åkesson'],
    ],
  },
  {
    name: 'Doom',
    teams: [
      ['Wall of Sound', 'Jerome Baptiste'],
      ['Feedback Loop', 'Olive Hargreaves'],
      ['Eleven on Eleven', 'Nigel Bassett', 'Louder Than You'],
    ],
  },
  {
    name: 'Glam',
    teams: [
      ['Hairspray Mary', 'Crystal Vance'],
      ['Spandex Ballet', 'Tony Fontaine'],
      ['=Glitter & Grit', 'Lulu Romano'],
    ],
  },
  {
    name: 'Prog',
    teams: [
      ['Twenty Minute Drum Solo', 'Alasdair Pike'],
      ['Odd Time Signatures Played Backwards Through a Very Large Amplifier', 'Wolfgang Amadeus Kleinschmidt'],
      ['Concept Album', 'Priya Raman'],
    ],
  },
];

export const championsLeague: readonly DivisionNames[] = [
  {
    name: 'North Stand',
    teams: [
      ['Trophy Cabinet', 'Eleanor Whitlock'],
      ['Silverware United', 'Marcus Adeyemi'],
      ['Extra Time Elite', 'Sofía Castañeda'],
      ['The Invincibles', 'Grant Holloway'],
      ['Penalty Flags', 'Yuki Tanabe'],
      ['Lap of Honour', 'Bronagh Quinn'],
      ['Confetti Cannons', 'Hugo Laurent', 'Bottle Jobs'],
    ],
  },
  {
    name: 'South Stand',
    teams: [
      ['Open Top Bus', 'Imran Sheikh'],
      ['Golden Cleats', 'Carys Bevan'],
      ['Podium Finish', 'Otto Reinholt'],
      ['Rings & Things', 'Latoya Simms'],
      ['Dynasty in Waiting', 'Felix Braun'],
      ['Almost Famous', 'Gemma Stark'],
      ['Wooden Spoon', 'Ned Pilkington'],
    ],
  },
];

export const universal: readonly DivisionNames[] = [
  {
    name: 'Inner Planets',
    teams: [
      ['Mercury Rising', 'Dana Whitfield'],
      ['Venus Fly Routes', 'Theo Castellan'],
      ['Mission to Mars', 'Amira Haddad'],
      ['Moonshot 🚀', 'Buzz Kowalczyk'],
    ],
  },
  {
    name: 'Outer Planets',
    teams: [
      ['Jupiter Ascending', 'Noor Rahman'],
      ['Rings of Saturn', 'Ellis Marlowe'],
      ['Neptune’s Trident', 'Sinéad Ní Bhriain'],
      ['Not a Planet', 'Clyde Pluckett', 'Planet Nine'],
    ],
  },
  {
    name: 'Deep Space',
    teams: [
      ['Event Horizon', 'Stella Marchetti'],
      ['Dark Matter', 'Ravi Menon'],
      ['Red Dwarfs', 'Lister Holm'],
      ['Andromeda Strain', 'Joy Abernathy'],
    ],
  },
];

export const premier: readonly DivisionNames[] = [
  {
    name: 'Home',
    teams: [
      ['Top Flight', 'Gareth Ellison'],
      ['Crown & Anchor', 'Philippa Dunn'],
      ['Royal Flush', 'Ahmed Zaki'],
      ['First Among Equals', 'Constance Yeo'],
      ['Velvet Rope', 'Dmitri Volkov'],
    ],
  },
  {
    name: 'Away',
    teams: [
      ['Box Seats', 'Miranda Lacey'],
      ['Prime Time', 'Leroy Winston'],
      ['Señor Blitz', 'Joaquín Peña'],
      ['Blue Ribbon', 'Heidi Vogel', 'Second Prize'],
      ['Opening Night', 'Franklin Osei'],
    ],
  },
];

export const dynasty: readonly DivisionNames[] = [
  {
    name: 'Ming',
    teams: [
      ['Great Wall Blockers', 'Wei Zhang'],
      ['Porcelain Hands', 'Clara Benedetti'],
      ['Forbidden End Zone', 'Arthur Lam'],
    ],
  },
  {
    name: 'Tudor',
    teams: [
      ['Six Wives Club', 'Catherine Seymour'],
      ['Off With Their Helmets', 'Thomas Wolsey-Smith'],
      ['Hampton Courtsiders', 'Jane Greyling', 'Bosworth Fielders'],
    ],
  },
  {
    name: 'Ptolemy',
    teams: [
      ['Pyramid Scheme', 'Omar Naguib'],
      ['Asp in the Pocket', 'Cleo Papadakis'],
      ['Sphinx Without a Riddle', 'Youssef Amin'],
    ],
  },
  {
    name: 'Habsburg',
    teams: [
      ['Jaw Droppers', 'Leopold Grüber'],
      ['Double Eagles', 'Marie Theresienfeld'],
      ['Łódź Legacy', 'Wojciech Król'],
    ],
  },
];
