export function importOutside<Module>(path: string): Promise<Module>;
