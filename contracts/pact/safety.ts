/**
 * What running an interaction against a real host does to it: nothing; it opens or renews a session; it counts as a
 * failed login; it leaves something behind.
 */
export type Safety = 'read' | 'session' | 'lockout-risk' | 'write';
