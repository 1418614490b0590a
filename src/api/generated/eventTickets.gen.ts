import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEventTicket: build.mutation<GetEventTicketResponse, GetEventTicketArg>({
      query: () => ({ url: `/api/Events/Ticket`, method: "GET" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as eventTicketsApi };
export type GetEventTicketResponse = /** status 200 The ticket. */ {
  ticket: EventTicket;
};
export type GetEventTicketArg = void;
export type EventTicket = string;
export type FieldError = {
  /** Name of the parameter or field. */
  field: string;
  /** The rule it breaks. */
  message: string;
};
export type Problem = {
  type?: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  /** Of a log-in with the right password: its code is missing, or wrong or used before; or the account needs its passkey. */
  secondFactor?: "required" | "wrong" | "passkey";
  /** Whether the caller may repeat a refused keeper mark with `override`. */
  mayOverride?: boolean;
  errors?: FieldError[];
};
export const { useGetEventTicketMutation } = injectedRtkApi;
