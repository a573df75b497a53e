/** The two sides of a contract, as its pact names them. */
export interface Pacticipants {
  consumer: string;
  provider: string;
}
