/** A storage area of the browser; where the browser blocks it, values last until the page is closed. */
function makeStorage(area: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    keys(): string[] {
      try {
        return Object.keys(area());
      } catch {
        return [...memory.keys()];
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Storage is blocked: nothing is stored.
      }
    },
  };
}

/** `localStorage`, which all tabs share. */
export const storage = makeStorage(() => localStorage);

/** `sessionStorage`, which one tab keeps after a reload and a crash. */
export const tabStorage = makeStorage(() => sessionStorage);
