import { Authenticator } from './authenticator';

type Json = { challenge: string };
type Given = { publicKey: Json };

/** What the person at the browser does with its question. */
type Person = () => void;

/** Gives the page's browser passkeys, from one authenticator. @returns it, and what takes them away again */
export function giveBrowserPasskeys(person: Person = () => undefined) {
  const key = new Authenticator();
  const response = (make: (options: Json) => object) => async (given: Given) => {
    await Promise.resolve();
    person();
    return { toJSON: () => make(given.publicKey) };
  };
  const parse = (options: Json) => options;
  Object.assign(globalThis, { PublicKeyCredential: { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse } });
  const credentials = { create: response((options) => key.make(options)), get: response((options) => key.sign(options)) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  const take = () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { key, take };
}
