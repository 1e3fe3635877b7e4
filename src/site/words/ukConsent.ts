import type { ConsentWords } from './skConsent';

/** The Ukrainian texts of the consent to measuring. */
export const ukConsent: ConsentWords = {
  heading: 'Статистика відвідувань',
  text: 'Якщо ви згодні, Google записує для нас, які сторінки ви відкриваєте і\u00a0як швидко вони завантажуються (Google Analytics, Firebase Performance).',
  agree: 'Погоджуюсь',
  refuse: 'Не погоджуюсь',
  outcome: {
    unasked: 'Поки ви не відповіли, ми нічого не вимірюємо.',
    agreed: 'Дякуємо. Відповідь можна змінити внизу сторінки.',
    refused: 'Ми нічого не вимірюємо. Відповідь можна змінити внизу сторінки.',
  },
  control: 'Згода на статистику',
  decisions: { unasked: 'немає відповіді', agreed: 'так', refused: 'ні' },
  answeredAt: 'Ваша відповідь: {moment}.',
  restarts: 'Якщо відкликати згоду, сторінка завантажиться знову.',
};
