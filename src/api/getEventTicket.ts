import { sendUnstored } from './sendUnstored';

/** Requests a ticket to open the event stream as the account. */
export const getEventTicket = () => sendUnstored<{ ticket: string }>('getEventTicket', { url: '/api/Events/Ticket' });
