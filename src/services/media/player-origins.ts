/** Where the players of the providers are: one place a page, so that tests can put stand-ins there. */
import { PLAYER_ORIGINS, type PlayerOrigins } from '../../domain/video/embed.ts';
import { onePerPage } from '../page/shared.ts';

export const playerOrigins = onePerPage('players.1', (): PlayerOrigins => ({ ...PLAYER_ORIGINS }));
