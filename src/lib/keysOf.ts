/** The keys of an object that has only the keys of its type. */
export const keysOf = <Key extends string>(object: Partial<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];
