import type { EditionOption } from '../store/edition';
import { de } from '../text/de';
import { en, type Key } from '../text/en';

const both = (key: Key) => ({ en: en[key], de: de[key] });

/** The clocks that every room has beside the options of its edition. */
export const ROOM_OPTIONS: readonly EditionOption[] = [
  {
    id: 'turn_seconds',
    scope: 'room',
    type: 'integer',
    default: 90,
    nullable: true,
    min: 5,
    max: 3600,
    label: both('room_option.turn_seconds'),
    explanation: both('room_option.turn_seconds_text'),
  },
  {
    id: 'absence_seconds',
    scope: 'room',
    type: 'integer',
    default: 90,
    min: 5,
    max: 3600,
    label: both('room_option.absence_seconds'),
    explanation: both('room_option.absence_seconds_text'),
  },
];
