/** The English texts of home and of what a player's screens have in common: bars, drawer, submissions. */
export const homeTexts = {
  // Words of several screens
  ok: 'Ok',
  refresh: 'Refresh',
  minutesShort: '{minutes} min',
  hoursShort: '{hours} h',
  hMin: '{hours} h {minutes} min',

  // Bars and drawer
  noMobileNumber: 'No mobile number',
  termsConditions: 'Terms & Conditions',
  charts: 'Charts',
  videos: 'Videos',
  notifications: 'Notifications',
  updatePin: 'Update Pin',
  logout: 'Logout',
  darkColours: 'Dark colours',

  // Home
  banners: 'Banners',
  carousel: 'carousel',
  nextBanner: 'Next banner, {number} of {count} is shown',
  playBanners: 'Play banners',
  pauseBanners: 'Pause banners',
  starline: 'STARLINE',
  jackpot: 'JACKPOT',
  contact: 'Contact',
  markets: 'Markets',
  loadingHomepage: 'Loading homepage...',
  loadingMarkets: 'Loading markets...',
  errorLoadingMarkets: 'Error loading markets',
  noMarketsAvailable: 'No markets available',
  resultsMayBeOut: 'Results may be out.',
  updated: 'Updated {time}',
  nothingNew: 'Nothing new',
  asOf: 'As of {time}',
  passed: 'passed',
  placeBet: 'Place Bet',
  closedForToday: 'Closed for today',
  bettingIsClosed: 'Betting is closed',
  closedStatus: 'Closed',
  runningNow: 'Running now',
  runningForClose: 'Running for close',
  yourDraws: 'Your draws',
  resultAt: '{session} result {time}',
  closesNext: 'Closes next',
  opensTomorrow: 'Opens tomorrow',
  opensToday: 'Opens today',
  closedToday: 'Closed today ({count})',
  bidsTill: '{session} bids till {time}',
  left: '{time} left',
  biddingIsClosedForToday: 'Bidding is closed for Today',
  openResultTime: 'Open Result Time',
  openBidLastTime: 'Open Bid Last Time',
  closeResultTime: 'Close Result Time',
  closeBidLastTime: 'Close Bid Last Time',
  failedToFetchHomepageData: 'Failed to fetch homepage data',
  failedToFetchMarketsData: 'Failed to fetch markets data',

  // Bank details, password, chat, game rates
  failedToLoadGameRates: 'Failed to load game rates',

  // Histories and passbook
  failedToFetchBidHistory: 'Failed to fetch bid history',
  failedToFetchWinHistory: 'Failed to fetch win history',
  failedToFetchBetHistory: 'Failed to fetch bet history',
  failedToFetchBetDetails: 'Failed to fetch bet details',

  // Results and chart
  failedToFetchChart: 'Failed to fetch chart',
  searchMarkets: 'Search markets',
  noMarketMatches: 'No market matches',

  // Bet types and their screens
  failedToFetchBetTypesData: 'Failed to fetch bet types data',
  failedToFetchSuggestions: 'Failed to fetch suggestions',
  foundInYourBidHistory: 'Found in your bid history',
  bidsCount: '{count, plural, one {1 bid} other {# bids}}',

  // Submissions
  pointsOn: '{bids}, {points} points on {market}',
  checkAgain: 'Check again',
  sendAgain: 'Send again',
  checkingYourBets:
    "{count, plural, one {We're checking your bet.} other {We're checking your bets.}}",
  lookingInHistory:
    "{count, plural, one {We're looking for it in your bid history.} other {We're looking for them in your bid history.}}",
  anotherTabIsSending: 'Another tab is sending bets. Nothing was sent here.',
  anotherPlayerSignedIn: 'Another player is signed in now. Nothing was sent.',
  beingChecked: 'Being checked',
  balanceMayLack:
    "We don't know yet if bets of {amount} were placed. They may not be in this figure.",
  cannotTellYet: "We can't tell yet.",
  bidIdIds: 'Bid Id {ids}',
  withoutAnId: 'no id: {times}',
  withoutAnIdAndATime: '{count} with no id or time',
  foundInHistoryText:
    'They appeared in your bid history after you sent them: {bets}. If you also bet on another device, compare the ids.',
  ambiguousText:
    "We found similar bets but can't confirm they're yours: {bets}. Check your bid history.",
  partlyFoundText: 'We found only some of them in your bid history: {bets}.',
  cannotBePlacedTwice:
    "{count, plural, one {It can't be placed twice.} other {They can't be placed twice.}}",
  theyAreBeingSentAgain: "We're sending them again.",
  notInHistory: "They aren't in your bid history yet. They may still be placed.",
  checkHistoryFirst: 'Check your history before you bet again.',
  historyUnreadable: "We couldn't read all of your bid history.",
  yourBetsAreBeingSent: 'Your bets are being sent',
  theirOutcomeIsShownHere: "You'll see the result here.",
  yourBetsWerePlaced: 'Your bets were placed',
  serverHasConfirmed: 'The server has confirmed them.',
  yourBetsWereNotPlaced: 'Your bets were not placed',
  theyWereNeverSent: 'They were never sent.',
  yourBetsMayBePlacedTwice: 'Your bets may be placed twice',
  sendAgainWarning:
    'They may have been placed the first time. If you send them again, you may pay twice.',
  aBetMayBePlacedTwice: 'A bet may be placed twice',
  equalBetWarning: "You sent the same bet before. We don't know yet if it was placed.",
  submitAnyway: 'Submit anyway',

  // Own limits
  pause: 'Pause',
} as const;
