export { pickTradesApi, useGetTradablePicksQuery, useCreatePickTradeMutation } from './pickTrades.gen';
