/** The endpoint of tickets for the event stream. It loads with the events. */
export { eventTicketsApi } from './generated/eventTicketHooks.gen';
