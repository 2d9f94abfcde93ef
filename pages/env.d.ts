/** The folders of pages/, put in by the build. */
declare const __PAGES__: string[];
