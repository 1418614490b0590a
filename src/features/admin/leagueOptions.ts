/** Leagues as the options of a select; those of the same name with their ids. */
export const leagueOptions = (leagues: readonly { id: string; name: string }[]): { value: string; label: string }[] =>
  leagues.map(({ id, name }) => {
    const isUnique = leagues.every((other) => other.name !== name || other.id === id);
    return { value: id, label: isUnique ? name : `${name} (${id})` };
  });
