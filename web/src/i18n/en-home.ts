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
  bannerOf: 'Banner {number} of {count}',
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
  placeBet: 'Place Bet',
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
  noMarketHasThisName: 'No market has this name',

  // Bet types and their screens
  failedToFetchBetTypesData: 'Failed to fetch bet types data',
  failedToFetchSuggestions: 'Failed to fetch suggestions',
  foundInYourBidHistory: 'Found in your bid history',
  bidsCount: '{count, plural, one {1 bid} other {# bids}}',

  // Submissions
  pointsOn: '{bids}, {points} points on {market}',
  putAway: 'Put away',
  checkAgain: 'Check again',
  sendAgain: 'Send again',
  outcomeUnknownYet: 'It is not known yet whether your bets were placed.',
  outcomeUnknown: 'It is not known whether your bets were placed.',
  bidIdIds: 'Bid Id {ids}',
  withoutAnId: 'without an id: {times}',
  withoutAnIdAndATime: '{count} without an id and a time',
  foundInHistoryText:
    'No receipt came, but your bets came into your bid history after you sent them: {bets}. If you placed equal bets on another device at that time, compare the ids.',
  ambiguousText:
    'Bets like yours are in your bid history ({bets}), but they may be others. Compare them yourself.',
  partlyFoundText: 'Only some are in your bid history: {bets}.',
  askingByKey: 'The app asks the server again under the same key, so nothing is placed twice.',
  theyAreBeingSentAgain: 'They are being sent again.',
  lookingInHistory:
    'The app looks for them in your bid history and goes on looking when you leave.',
  notInHistory: 'They are not in your bid history so far. They may still be placed.',
  cannotTell: 'The app cannot tell. Look into your bid history.',
  historyUnreadable: 'Your bid history could not be read as a whole.',
  yourBetsAreBeingSent: 'Your bets are being sent',
  theirOutcomeIsShownHere: 'Their outcome is shown here.',
  yourBetsWerePlaced: 'Your bets were placed',
  theReceiptHasCome: 'The receipt has come.',
  yourBetsWereNotPlaced: 'Your bets were not placed',
  theyWereNeverSent: 'They were never sent.',
  yourBetsMayBePlacedTwice: 'Your bets may be placed twice',
  sendAgainWarning:
    'It is not known whether they were placed the first time. If they were, sending them again places them a second time.',
  aBetMayBePlacedTwice: 'A bet may be placed twice',
  equalBetWarning: 'You sent an equal bet before, and it is not known yet whether it was placed.',
  submitAnyway: 'Submit anyway',

  // Own limits
  pause: 'Pause',
} as const;
