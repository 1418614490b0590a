export { eventTicketsApi, useGetEventTicketMutation } from './eventTickets.gen';
