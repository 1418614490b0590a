/** Helpers to send requests to the test file's server. */
export const get = (url: string) => server.inject({ url });

/** Sends a JSON body with an account's token (default: the admin's). */
export const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, email?: string) =>
  server.inject({ method, url, payload, headers: { authorization: `Bearer ${await server.accessToken(email)}` } });
