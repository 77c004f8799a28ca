import { CONTACT, type Length } from '@signum/geometry';

/** How much nearer somebody at this distance would have to come, in whole hundredths: contact is less than 3 mm (C-CMP-9). */
export function shortOfContact(distance: Length): Length {
  return Math.max(1, Math.floor(distance - CONTACT) + 1);
}
